import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { ClockState } from '#contracts/admin.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

type Job = typeof clockJobs.$inferSelect.name

export async function claimJob({ db, now }: DatabaseContext, name: Job, everyMs: number): Promise<boolean> {
  const dueBefore = new Date(now.getTime() - everyMs)
  const claimedRows = await db
    .update(clockJobs)
    .set({ startedAt: now })
    .where(
      and(eq(clockJobs.name, name), or(isNull(clockJobs.startedAt), lte(clockJobs.startedAt, dueBefore))),
    )
    .returning({ name: clockJobs.name })
  return claimedRows.length > 0
}

export async function finishJob({ db }: DatabaseContext, name: Job, lastError: string | null): Promise<void> {
  await db.update(clockJobs).set({ finishedAt: new Date(), lastError }).where(eq(clockJobs.name, name))
}

/** Makes the next tick go on with a job that has not done everything. */
export async function continueJob({ db }: DatabaseContext, name: Job): Promise<void> {
  await db.update(clockJobs).set({ startedAt: null }).where(eq(clockJobs.name, name))
}

export const missingAfterMs = 5 * 60_000

export async function readClockState({ db, now }: DatabaseContext): Promise<ClockState> {
  const [tick] = await db.select().from(clockJobs).where(eq(clockJobs.name, 'tick'))
  const lastSeen = tick?.finishedAt ?? tick?.createdAt
  return {
    ranAt: tick?.finishedAt?.toISOString() ?? null,
    isMissing: !lastSeen || now.getTime() - lastSeen.getTime() > missingAfterMs,
    hasFailed: tick?.lastError != null,
  }
}
