import { and, type SQL, sql } from 'drizzle-orm'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { type AuditEntry, auditStatement } from '#platform/audit/record.ts'
import { createUser, type NewUser } from '#domains/identity/auth/create-user.ts'
import { whereInvited } from '#domains/identity/auth/email-links.ts'
import { hashNoPassword } from '#domains/identity/auth/password.ts'
import { users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { toAdminUser } from './list-users.ts'
import { adminNoticeStatement } from '#domains/identity/auth/own-change.ts'
import { invitationStatements } from './send-links.ts'

type Invited = Omit<NewUser, 'passwordHash'>

/**
 * Inserts a user without a password and emails an invitation, or returns the user whom the same request invited
 * within the last minute. Refuses with `username-taken` or `email-taken`.
 */
export async function inviteUser(context: ServiceContext<SessionUser>, newUser: Invited) {
  const result = await createUser(context, { ...newUser, passwordHash: hashNoPassword() }, (matchesNewUser) =>
    inviteUserStatements(context, newUser, matchesNewUser),
  )
  const user = result.ok ? result.user : await findSentBefore(context, newUser)
  return user ? { ok: true as const, user: newUserDetail(user) } : result
}

async function findSentBefore({ db, user: actor }: ServiceContext<SessionUser>, newUser: Invited) {
  const { username, name, email, role } = newUser
  const matchesSame = whereSentBefore(users, {
    entry: createdUserEntry(actor, newUser),
    subject: users.username,
    values: { username, name, email, role, disabledAt: null },
  })
  const [row] = await db
    .select()
    .from(users)
    .where(and(matchesSame, whereInvited(users.id)))
  return row
}

const createdUserEntry = (actor: AuditEntry['actor'], { username, role }: Invited) => ({
  actor,
  action: 'user.create' as const,
  subject: username,
  after: { role },
})

/** Returns what `readUser` would. Reading it could fail, and then the same invitation would be refused as taken. */
const newUserDetail = (
  user: Omit<Parameters<typeof toAdminUser>[0], 'disabledAt' | 'emailConfirmedAt'>,
): AdminUserDetail => ({
  ...toAdminUser({ ...user, disabledAt: null, emailConfirmedAt: null }, true),
  isYou: false,
  hasSecondFactor: false,
  sessions: 0,
  lastSeenAt: null,
  bookings: 0,
  projects: 0,
  work: { requests: 0, appointments: 0, projects: 0 },
})

export function inviteUserStatements(
  context: ServiceContext<SessionUser>,
  newUser: Invited,
  matchesNewUser: SQL,
) {
  const { db, user } = context
  const newUserExists = sql`exists (select 1 from ${users} where ${matchesNewUser})`
  return {
    audit: auditStatement(db, createdUserEntry(user, newUser), newUserExists),
    noticeToAdmins:
      newUser.role === 'admin'
        ? adminNoticeStatement(
            context,
            { event: 'role-given', username: newUser.username, by: user.username },
            newUserExists,
          )
        : null,
    ...invitationStatements(context, matchesNewUser, newUser),
  }
}
