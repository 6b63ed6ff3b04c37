import type { projects } from '#server/db/schema/projects.ts'

type NewProject = typeof projects.$inferInsert

/** A valid project in the middle of its work. It belongs to somebody, so the client is not made up. */
export function aProject(overrides: Partial<NewProject> & Pick<NewProject, 'clientId'>): NewProject {
  return {
    name: 'Search and content programme',
    description: 'Twelve landing pages and the articles that lead to them.',
    status: 'active',
    progressPercentage: 65,
    budgetUsd: 12_500,
    updatedAt: new Date(),
    ...overrides,
  }
}
