import { eq } from 'drizzle-orm'
import type { ClockState } from '#contracts/admin.ts'
import { clockJobs } from '#server/db/schema/clock.ts'
import type { DatabaseContext } from '#server/service-context.ts'

/** The clock runs every minute; a deployment or a slow provider may cost a few runs. */
export const missingAfterMs = 5 * 60_000

/** A new database allows the clock the same time for its first run. */
export async function readClockState({ db, now }: DatabaseContext): Promise<ClockState> {
  const [tick] = await db.select().from(clockJobs).where(eq(clockJobs.name, 'tick'))
  const lastSeen = tick?.finishedAt ?? tick?.createdAt
  return {
    ranAt: tick?.finishedAt?.toISOString() ?? null,
    isMissing: !lastSeen || now.getTime() - lastSeen.getTime() > missingAfterMs,
    hasFailed: tick?.lastError != null,
  }
}
