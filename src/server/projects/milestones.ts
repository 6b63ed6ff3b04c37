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
  audit?: AuditEntry | undefined
}

type Refusal<R> = { ok: false; reason: R }
type Result<R> = { ok: true; milestone: Milestone } | Refusal<R>
const milestoneNotFound = { ok: false as const, reason: 'milestone-not-found' as const }

export async function addMilestone(
  db: Db,
  { projectId, now, audit, title, dueOn }: Change & MilestoneInput,
): Promise<Result<'project-not-found'>> {
  const projectExists = sql`exists (select 1 from ${projects} where ${eq(projects.id, projectId)})`
  const last = sql`(select max(${projectMilestones.sortOrder}) from ${projectMilestones} where ${eq(projectMilestones.projectId, projectId)})`
  const { milestone } = await batchNamed(db, {
    milestone: insertWhere(
      db,
      projectMilestones,
      { projectId, title, dueOn, sortOrder: sql`coalesce(${last}, 0) + 1` },
      projectExists,
    ).returning(),
    project: touchProject(db, projectId, now),
    audit: audit && recordAudit(db, audit, projectExists),
  })
  const [row] = milestone
  return row ? { ok: true, milestone: toMilestone(row) } : { ok: false, reason: 'project-not-found' }
}

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
): Promise<Result<'milestone-not-found'>> {
  const matchesMilestone = and(
    eq(projectMilestones.id, milestoneId),
    eq(projectMilestones.projectId, projectId),
  )
  const { milestone } = await batchNamed(db, {
    milestone: db
      .update(projectMilestones)
      .set({
        // An empty `set` is invalid SQL; an empty patch rewrites the title.
        title: title ?? sql`${projectMilestones.title}`,
        ...(dueOn === undefined ? {} : { dueOn }),
        ...(isDone === undefined
          ? {}
          : { doneAt: isDone ? sql`coalesce(${projectMilestones.doneAt}, ${now.getTime()})` : null }),
        ...(sortOrder === undefined ? {} : { sortOrder }),
      })
      .where(matchesMilestone)
      .returning(),
    project: touchProject(db, projectId, now),
    audit:
      audit &&
      recordAudit(db, audit, sql`exists (select 1 from ${projectMilestones} where ${matchesMilestone})`),
  })
  const [row] = milestone
  return row ? { ok: true, milestone: toMilestone(row) } : milestoneNotFound
}

export async function removeMilestone(
  db: Db,
  { projectId, milestoneId, now, audit }: Change & { milestoneId: number },
): Promise<{ ok: true } | Refusal<'milestone-not-found'>> {
  const matchesMilestone = and(
    eq(projectMilestones.id, milestoneId),
    eq(projectMilestones.projectId, projectId),
  )
  const milestoneExists = sql`exists (select 1 from ${projectMilestones} where ${matchesMilestone})`
  const { removed } = await batchNamed(db, {
    audit: audit && recordAudit(db, audit, milestoneExists),
    removed: db.delete(projectMilestones).where(matchesMilestone).returning({ id: projectMilestones.id }),
    project: touchProject(db, projectId, now),
  })
  return removed.length > 0 ? { ok: true } : milestoneNotFound
}

const touchProject = (db: Db, projectId: number, now: Date) =>
  db.update(projects).set({ updatedAt: now }).where(eq(projects.id, projectId))
