import { asc, inArray, max } from 'drizzle-orm'
import type { Project } from '#contracts/projects.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { projectMilestones, projectUpdates, type projects } from '#server/db/schema/projects.ts'

type ProjectRow = typeof projects.$inferSelect

/** D1 binds at most 100 values to a statement. */
const idsOfOneQuery = 90

/** Projects with what their cards say of milestones and reports, in the order of `rows`. */
export async function toProjects(db: Db, rows: readonly ProjectRow[]): Promise<Project[]> {
  const shown: Project[] = []
  for (let at = 0; at < rows.length; at += idsOfOneQuery) {
    shown.push(...(await toSomeProjects(db, rows.slice(at, at + idsOfOneQuery))))
  }
  return shown
}

async function toSomeProjects(db: Db, rows: readonly ProjectRow[]): Promise<Project[]> {
  const ids = rows.map(({ id }) => id)
  const { milestones, reports } = await batchNamed(db, {
    milestones: db
      .select()
      .from(projectMilestones)
      .where(inArray(projectMilestones.projectId, ids))
      .orderBy(asc(projectMilestones.sortOrder), asc(projectMilestones.id)),
    reports: db
      .select({ projectId: projectUpdates.projectId, at: max(projectUpdates.createdAt) })
      .from(projectUpdates)
      .where(inArray(projectUpdates.projectId, ids))
      .groupBy(projectUpdates.projectId),
  })
  return rows.map((row) => {
    const own = milestones.filter(({ projectId }) => projectId === row.id)
    const next = own.find(({ doneAt }) => doneAt === null)
    const reportedAt = reports.find(({ projectId }) => projectId === row.id)?.at
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      status: row.status,
      progressPercentage: String(row.progressPercentage),
      budget: formatUsd(row.budgetUsd),
      milestones: {
        done: own.filter(({ doneAt }) => doneAt !== null).length,
        total: own.length,
        ...(next ? { next: { title: next.title, ...(next.dueOn ? { dueOn: next.dueOn } : {}) } } : {}),
      },
      ...(reportedAt ? { reportedAt: reportedAt.toISOString() } : {}),
    }
  })
}

/** '$12,500': whole dollars. */
export function formatUsd(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount)
}
