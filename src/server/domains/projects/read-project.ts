import { formatMoney } from '#shared/formats.ts'
import { and, asc, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { projectRules } from '#contracts/project-rules.ts'
import type { Milestone, ProjectDetail, ProjectUpdate } from '#contracts/projects.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { projectMilestones, projects, projectUpdates } from '#platform/db/schema/projects.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/**
 * Returns a project with its milestones and a page of updates, newest first; `before` is the id of an update. Returns
 * null unless the user is an administrator, the client or the assigned provider. Only administrators and the client
 * get the budget.
 */
export async function readProject(
  { db, user }: ServiceContext<SessionUser>,
  { id, before }: { id: number; before?: number | undefined },
): Promise<ProjectDetail | null> {
  const client = alias(users, 'client')
  const provider = alias(users, 'provider')
  const { rows, milestones, updates, progress } = await batchNamed(db, {
    rows: db
      .select({
        project: projects,
        // Aliased, because a D1 batch returns rows by column name, and three columns would share one.
        client: sql<string | null>`${client.name}`.as('client_name'),
        provider: sql<string | null>`${provider.name}`.as('provider_name'),
      })
      .from(projects)
      .leftJoin(client, eq(client.id, projects.clientId))
      .leftJoin(provider, eq(provider.id, projects.providerId))
      .where(and(eq(projects.id, id), whereReadableBy(user))),
    milestones: db
      .select()
      .from(projectMilestones)
      .where(eq(projectMilestones.projectId, id))
      .orderBy(asc(projectMilestones.sortOrder), asc(projectMilestones.id)),
    updates: db
      .select({ update: projectUpdates, author: users.name })
      .from(projectUpdates)
      .leftJoin(users, eq(users.id, projectUpdates.authorId))
      .where(and(eq(projectUpdates.projectId, id), before ? lt(projectUpdates.id, before) : undefined))
      .orderBy(desc(projectUpdates.id))
      .limit(projectRules.updatesPage + 1),
    progress: db
      .select({ at: projectUpdates.createdAt, percentage: projectUpdates.progressPercentage })
      .from(projectUpdates)
      .where(and(eq(projectUpdates.projectId, id), isNotNull(projectUpdates.progressPercentage)))
      .orderBy(asc(projectUpdates.id)),
  })
  const [row] = rows
  if (!row) return null
  const { project } = row
  const isAssigned = user.role === 'provider' && project.providerId === user.id
  const mayKnowBudget = user.role === 'admin' || project.clientId === user.id
  const updatesOfPage = updates.slice(0, projectRules.updatesPage)
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    status: project.status,
    progressPercentage: project.progressPercentage,
    ...(mayKnowBudget ? { budget: formatMoney(project.budget) } : {}),
    ...(row.client ? { client: row.client } : {}),
    ...(row.provider ? { provider: row.provider } : {}),
    createdAt: project.createdAt.toISOString(),
    milestones: milestones.map(toMilestone),
    updates: updatesOfPage.map(({ update, author }) => toUpdate(update, author)),
    olderThan: updates.length > updatesOfPage.length ? (updatesOfPage.at(-1)?.update.id ?? null) : null,
    progress: progress.map(({ at, percentage }) => ({ at: at.toISOString(), percentage: percentage ?? 0 })),
    mayPost: isAssigned,
  }
}

const whereReadableBy = ({ id, role }: SessionUser) =>
  role === 'admin'
    ? undefined
    : or(eq(projects.clientId, id), role === 'provider' ? eq(projects.providerId, id) : undefined)

export function toMilestone(row: typeof projectMilestones.$inferSelect): Milestone {
  const { id, title, dueOn, doneAt, sortOrder } = row
  return {
    id,
    title,
    ...(dueOn ? { dueOn } : {}),
    ...(doneAt ? { doneAt: doneAt.toISOString() } : {}),
    sortOrder,
  }
}

function toUpdate(row: typeof projectUpdates.$inferSelect, author: string | null): ProjectUpdate {
  const { id, body, progressPercentage, createdAt } = row
  return {
    id,
    body,
    ...(progressPercentage === null ? {} : { progressPercentage }),
    ...(author ? { author } : {}),
    createdAt: createdAt.toISOString(),
  }
}
