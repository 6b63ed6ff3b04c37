import { and, eq, sql } from 'drizzle-orm'
import type { Milestone, MilestoneInput, MilestonePatch } from '#contracts/projects.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { projectMilestones, projects } from '#server/db/schema/projects.ts'
import { toMilestone } from './read-project.ts'

interface Change {
  projectId: number
  now: Date
  /** Written with the change, and only if there is one. */
  audit?: AuditEntry | undefined
}

type Result = { ok: true; milestone: Milestone } | { ok: false; reason: 'not-found' }
const notFound = { ok: false as const, reason: 'not-found' as const }

/** Adds a milestone behind the project's others. */
export async function addMilestone(
  db: Db,
  { projectId, now, audit, title, dueOn }: Change & MilestoneInput,
): Promise<Result> {
  const isThere = sql`exists (select 1 from ${projects} where ${eq(projects.id, projectId)})`
  const last = sql`(select max(${projectMilestones.sortOrder}) from ${projectMilestones} where ${eq(projectMilestones.projectId, projectId)})`
  const { milestone } = await batchNamed(db, {
    milestone: insertWhere(
      db,
      projectMilestones,
      { projectId, title, dueOn, sortOrder: sql`coalesce(${last}, 0) + 1` },
      isThere,
    ).returning(),
    project: touchProject(db, projectId, now),
    audit: audit && recordAudit(db, audit, isThere),
  })
  const [row] = milestone
  return row ? { ok: true, milestone: toMilestone(row) } : notFound
}

/** Changes any fields of a milestone. One that is marked as done twice keeps its first time. */
export async function updateMilestone(
  db: Db,
  {
    projectId,
    milestoneId,
    now,
    audit,
    title,
    dueOn,
    isDone,
    sortOrder,
  }: Change & MilestonePatch & { milestoneId: number },
): Promise<Result> {
  const isTheirs = and(eq(projectMilestones.id, milestoneId), eq(projectMilestones.projectId, projectId))
  const { milestone } = await batchNamed(db, {
    milestone: db
      .update(projectMilestones)
      .set({
        // So that a patch without fields is one too.
        title: title ?? sql`${projectMilestones.title}`,
        ...(dueOn === undefined ? {} : { dueOn }),
        ...(isDone === undefined
          ? {}
          : { doneAt: isDone ? sql`coalesce(${projectMilestones.doneAt}, ${now.getTime()})` : null }),
        ...(sortOrder === undefined ? {} : { sortOrder }),
      })
      .where(isTheirs)
      .returning(),
    project: touchProject(db, projectId, now),
    audit:
      audit && recordAudit(db, audit, sql`exists (select 1 from ${projectMilestones} where ${isTheirs})`),
  })
  const [row] = milestone
  return row ? { ok: true, milestone: toMilestone(row) } : notFound
}

/** Takes a milestone away. */
export async function removeMilestone(
  db: Db,
  { projectId, milestoneId, now, audit }: Change & { milestoneId: number },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  const isTheirs = and(eq(projectMilestones.id, milestoneId), eq(projectMilestones.projectId, projectId))
  const isThere = sql`exists (select 1 from ${projectMilestones} where ${isTheirs})`
  const { removed } = await batchNamed(db, {
    audit: audit && recordAudit(db, audit, isThere),
    removed: db.delete(projectMilestones).where(isTheirs).returning({ id: projectMilestones.id }),
    project: touchProject(db, projectId, now),
  })
  return removed.length > 0 ? { ok: true } : notFound
}

const touchProject = (db: Db, projectId: number, now: Date) =>
  db.update(projects).set({ updatedAt: now }).where(eq(projects.id, projectId))
