import { type SQL, sql } from 'drizzle-orm'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { recordAudit } from '#server/audit/record.ts'
import { createUser, type NewUser } from '#server/auth/create-user.ts'
import { hashNoPassword } from '#server/auth/password.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { toAdminUser } from './list-users.ts'
import { notifyingAdmins } from './notify-of-admin.ts'
import { sendingInvitation } from './send-invitation.ts'

export async function inviteUser(
  context: ServiceContext<SessionUser>,
  newUser: Omit<NewUser, 'passwordHash'>,
) {
  const result = await createUser(context, { ...newUser, passwordHash: hashNoPassword() }, (matchesNewUser) =>
    invitingUser(context, newUser, matchesNewUser),
  )
  return result.ok ? { ok: true as const, user: newUserDetail(result.user) } : result
}

/** Returns what `readUser` would. Reading it could fail, and then the same invitation would be refused as taken. */
const newUserDetail = (
  user: Omit<Parameters<typeof toAdminUser>[0], 'disabledAt' | 'emailConfirmedAt'>,
): AdminUserDetail => ({
  ...toAdminUser({ ...user, disabledAt: null, emailConfirmedAt: null }),
  ...{ isYou: false, isInvited: true, hasSecondFactor: false },
  ...{ sessions: 0, lastSeenAt: null, bookings: 0, projects: 0 },
  work: { requests: 0, appointments: 0, projects: 0 },
})

export function invitingUser(
  context: ServiceContext<SessionUser>,
  newUser: Omit<NewUser, 'passwordHash'>,
  matchesNewUser: SQL,
) {
  const { db, user } = context
  const newUserExists = sql`exists (select 1 from ${users} where ${matchesNewUser})`
  return {
    audit: recordAudit(
      db,
      { actor: user, action: 'user.create', subject: newUser.username, after: { role: newUser.role } },
      newUserExists,
    ),
    emailsToAdmins:
      newUser.role === 'admin' ? notifyingAdmins(context, newUser.username, newUserExists) : null,
    ...sendingInvitation(context, matchesNewUser, newUser),
  }
}
