import { asc, inArray, max } from 'drizzle-orm'
import type { Project } from '#contracts/projects.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { projectMilestones, projectUpdates, type projects } from '#platform/db/schema/projects.ts'
import { valuesOf } from '#platform/db/sql.ts'
import { formatMoney } from '#shared/formats.ts'

export type ProjectRow = typeof projects.$inferSelect

export async function toProjects(db: Db, rows: readonly ProjectRow[]): Promise<Project[]> {
  const ids = valuesOf(rows.map(({ id }) => id))
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
    const ownMilestones = milestones.filter(({ projectId }) => projectId === row.id)
    const next = ownMilestones.find(({ doneAt }) => doneAt === null)
    const reportedAt = reports.find(({ projectId }) => projectId === row.id)?.at
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      status: row.status,
      progressPercentage: String(row.progressPercentage),
      budget: formatMoney(row.budget),
      milestones: {
        done: ownMilestones.filter(({ doneAt }) => doneAt !== null).length,
        total: ownMilestones.length,
        ...(next ? { next: { title: next.title, ...(next.dueOn ? { dueOn: next.dueOn } : {}) } } : {}),
      },
      ...(reportedAt ? { reportedAt: reportedAt.toISOString() } : {}),
    }
  })
}
