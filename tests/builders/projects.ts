import type { Db } from '#platform/db/open.ts'
import { projects } from '#platform/db/schema/projects.ts'

type NewProject = typeof projects.$inferInsert

export function aProject(overrides: Partial<NewProject> & Pick<NewProject, 'clientId'>): NewProject {
  return {
    name: 'Search and content program',
    description: 'Twelve landing pages and the articles that lead to them.',
    status: 'active',
    progressPercentage: 65,
    budget: 12_500,
    updatedAt: new Date(),
    ...overrides,
  }
}

export async function addProject(db: Db, overrides: Parameters<typeof aProject>[0]) {
  const [project] = await db.insert(projects).values(aProject(overrides)).returning()
  if (!project) throw new Error('the project was not inserted')
  return project
}
