import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Milestone, MilestoneInput, MilestonePatch } from '#contracts/projects.ts'
import { recentEntries } from '#platform/audit/list-entries.ts'
import { type AuditEntry, auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { projectMilestones, projects } from '#platform/db/schema/projects.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { toMilestone } from './read-project.ts'

interface Place {
  projectId: number
  milestoneId: number
}

type Refusal<R> = { ok: false; reason: R }
type Result<R> = { ok: true; milestone: Milestone } | Refusal<R>
const milestoneNotFound = { ok: false as const, reason: 'milestone-not-found' as const }

/**
 * Appends a milestone to a project, or returns the one that the same request added within the last minute. Refuses
 * with `project-not-found`.
 */
export async function addMilestone(
  { db, now, user }: ServiceContext<SessionUser>,
  { projectId, title, dueOn }: MilestoneInput & { projectId: number },
): Promise<Result<'project-not-found'>> {
  const projectExists = sql`exists (select 1 from ${projects} where ${eq(projects.id, projectId)})`
  const last = sql`(select max(${projectMilestones.sortOrder}) from ${projectMilestones} where ${eq(projectMilestones.projectId, projectId)})`
  const entry = entryOf(user, projectId, { milestone: title, dueOn })
  const matchesSame = sql`${projectMilestones.projectId} = ${projectId} and ${projectMilestones.title} = ${title} and ${projectMilestones.dueOn} is ${dueOn ?? null} and exists (select 1 from ${recentEntries(user.id, entry.action)} where recent.subject = ${entry.subject} and recent.after = ${JSON.stringify(entry.after)})`
  const whereNew = sql`${projectExists} and not exists (select 1 from ${projectMilestones} where ${matchesSame})`
  const { milestone } = await batchNamed(db, {
    progress: progressStatement(db, projectId, sql`100 * count(done_at) / (count(*) + 1)`, whereNew),
    milestone: insertWhere(
      db,
      projectMilestones,
      { projectId, title, dueOn, sortOrder: sql`coalesce(${last}, 0) + 1` },
      whereNew,
    ).returning(),
    project: touchProjectStatement(db, projectId, now, whereNew),
    audit: auditStatement(db, entry, whereNew),
  })
  const [row] =
    milestone.length > 0 ? milestone : await db.select().from(projectMilestones).where(matchesSame)
  return row ? { ok: true, milestone: toMilestone(row) } : { ok: false, reason: 'project-not-found' }
}

/** Updates a milestone. Refuses with `milestone-not-found` when the project has no such milestone. */
export async function updateMilestone(
  { db, now, user }: ServiceContext<SessionUser>,
  { projectId, milestoneId, ...patch }: MilestonePatch & Place,
): Promise<Result<'milestone-not-found'>> {
  const { title, dueOn, isDone, sortOrder } = patch
  const matchesMilestone = and(
    eq(projectMilestones.id, milestoneId),
    eq(projectMilestones.projectId, projectId),
  )
  const changes = [
    ...(title === undefined ? [] : [sql`${projectMilestones.title} <> ${title}`]),
    ...(dueOn === undefined ? [] : [sql`${projectMilestones.dueOn} is not ${dueOn}`]),
    ...(isDone === undefined ? [] : [sql`(${projectMilestones.doneAt} is null) = ${isDone ? 1 : 0}`]),
    ...(sortOrder === undefined ? [] : [sql`${projectMilestones.sortOrder} <> ${sortOrder}`]),
  ]
  const whereChanged = sql`exists (select 1 from ${projectMilestones} where ${and(matchesMilestone, or(sql`0`, ...changes))})`
  const { milestone } = await batchNamed(db, {
    // Before the update, because they ask whether it will change anything.
    progress:
      isDone === undefined
        ? undefined
        : progressStatement(
            db,
            projectId,
            sql`100 * sum(iif(id = ${milestoneId}, ${isDone ? 1 : 0}, done_at is not null)) / count(*)`,
            whereChanged,
          ),
    project: touchProjectStatement(db, projectId, now, whereChanged),
    audit: auditStatement(db, entryOf(user, projectId, { milestone: milestoneId, ...patch }), whereChanged),
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
  })
  const [row] = milestone
  return row ? { ok: true, milestone: toMilestone(row) } : milestoneNotFound
}

/** Deletes a milestone. Refuses with `milestone-not-found` when the project has no such milestone. */
export async function removeMilestone(
  { db, now, user }: ServiceContext<SessionUser>,
  { projectId, milestoneId }: Place,
): Promise<{ ok: true } | Refusal<'milestone-not-found'>> {
  const matchesMilestone = and(
    eq(projectMilestones.id, milestoneId),
    eq(projectMilestones.projectId, projectId),
  )
  const milestoneExists = sql`exists (select 1 from ${projectMilestones} where ${matchesMilestone})`
  const { removedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      entryOf(user, projectId, { milestone: milestoneId, removed: true }),
      milestoneExists,
    ),
    progress: progressStatement(
      db,
      projectId,
      sql`100 * count(iif(id = ${milestoneId}, null, done_at)) / (count(*) - 1)`,
      milestoneExists,
    ),
    project: touchProjectStatement(db, projectId, now, milestoneExists),
    removedRows: db.delete(projectMilestones).where(matchesMilestone).returning({ id: projectMilestones.id }),
  })
  return removedRows.length > 0 ? { ok: true } : milestoneNotFound
}

const entryOf = (actor: SessionUser, projectId: number, after: Record<string, unknown>): AuditEntry => ({
  actor,
  action: 'project.update',
  subject: String(projectId),
  after,
})

/**
 * The progress of a project is the share of its milestones that are done, until a report or the project's form sets
 * another. The revision stays, so that a form with unsaved words can still be saved.
 */
function progressStatement(db: Db, projectId: number, shareAfter: SQL, when: SQL) {
  const share = (of: SQL) =>
    sql<number>`coalesce((select cast(${of} as integer) from ${projectMilestones} where project_id = ${projectId}), 0)`
  const shareBefore = share(sql`100 * count(done_at) / count(*)`)
  return db
    .update(projects)
    .set({ progressPercentage: share(shareAfter) })
    .where(
      sql`${projects.id} = ${projectId} and ${projects.progressPercentage} in (0, ${shareBefore}) and ${when}`,
    )
}

const touchProjectStatement = (db: Db, projectId: number, now: Date, when: SQL) =>
  db
    .update(projects)
    .set({ updatedAt: now })
    .where(and(eq(projects.id, projectId), when))
