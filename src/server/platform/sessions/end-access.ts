import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { devices, sessions } from '#platform/db/schema/accounts.ts'
import { passkeyChallenges, pendingSignIns } from '#platform/db/schema/second-factors.ts'

interface EndedAccess {
  userId: number
  keepDeviceHash?: string | undefined
  when?: SQL | undefined
}

/** Ends everything that a thief may hold beside the password: sessions, sign-ins in progress and known browsers. */
export const endAccessStatements = (db: Db, { userId, keepDeviceHash, when }: EndedAccess) => ({
  sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), when)),
  pendingSignIns: db.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, userId), when)),
  challenges: db.delete(passkeyChallenges).where(and(eq(passkeyChallenges.userId, userId), when)),
  devices: db
    .delete(devices)
    .where(
      and(
        eq(devices.userId, userId),
        keepDeviceHash === undefined ? undefined : ne(devices.tokenHash, keepDeviceHash),
        when,
      ),
    ),
})
