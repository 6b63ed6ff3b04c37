import { eq } from 'drizzle-orm'
import type { ClockState } from '#contracts/admin.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

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
