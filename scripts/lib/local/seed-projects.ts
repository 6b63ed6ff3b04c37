import { and, eq } from 'drizzle-orm'
import { type SeedProject, seedProjects } from '#content/seed/projects.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { projectMilestones, projects, projectUpdates } from '#platform/db/schema/projects.ts'

const dayMs = 24 * 60 * 60 * 1000

export async function seedClientProjects(db: Db): Promise<number> {
  const accounts = await db.select().from(users)
  const idOf = (username: string) => {
    const account = accounts.find((candidate) => candidate.username === username)
    if (!account) throw new Error(`${username} does not exist.`)
    return account.id
  }
  const people = {
    client: idOf('demo-client'),
    provider: idOf('demo-provider'),
    agency: idOf('demo-admin'),
  }
  const now = Date.now()
  let addedCount = 0
  for (const project of seedProjects) {
    const matchesSeed = and(eq(projects.clientId, people.client), eq(projects.name, project.name))
    const [existing] = await db.select({ id: projects.id }).from(projects).where(matchesSeed)
    const id = existing?.id ?? (await addProject(db, project, people.client, now))
    if (!existing) addedCount += 1
    await addParts(db, id, project, people, now)
  }
  return addedCount
}

async function addProject(db: Db, project: SeedProject, clientId: number, now: number): Promise<number> {
  const { name, description, status, progressPercentage, budget, updates } = project
  const startedDaysAgo = (updates[0]?.daysAgo ?? 0) + 1
  const [row] = await db
    .insert(projects)
    .values({
      clientId,
      name,
      description,
      status,
      progressPercentage,
      budget,
      createdAt: new Date(now - startedDaysAgo * dayMs),
      updatedAt: new Date(now - (updates.at(-1)?.daysAgo ?? 0) * dayMs),
    })
    .returning({ id: projects.id })
  if (!row) throw new Error(`The project ${name} was not added.`)
  return row.id
}

async function addParts(
  db: Db,
  projectId: number,
  { milestones, updates, isAssigned }: SeedProject,
  people: { provider: number; agency: number },
  now: number,
) {
  const parts =
    (await db.$count(projectMilestones, eq(projectMilestones.projectId, projectId))) +
    (await db.$count(projectUpdates, eq(projectUpdates.projectId, projectId)))
  if (parts > 0) return
  if (isAssigned)
    await db.update(projects).set({ providerId: people.provider }).where(eq(projects.id, projectId))
  for (const [index, { title, dueInDays, doneDaysAgo }] of milestones.entries()) {
    await db.insert(projectMilestones).values({
      projectId,
      title,
      dueOn: dueInDays === null ? null : new Date(now + dueInDays * dayMs).toISOString().slice(0, 10),
      doneAt: doneDaysAgo === undefined ? null : new Date(now - doneDaysAgo * dayMs),
      sortOrder: index + 1,
    })
  }
  for (const { by, daysAgo, progressPercentage, body } of updates) {
    await db.insert(projectUpdates).values({
      projectId,
      authorId: people[by],
      body,
      progressPercentage: progressPercentage ?? null,
      createdAt: new Date(now - daysAgo * dayMs),
    })
  }
}
