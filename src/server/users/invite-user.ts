import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import { type CreateUserResult, createUser, type NewUser } from '#server/auth/create-user.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { createToken } from '#server/sessions/token.ts'
import { notifyingAdmins } from './notify-of-admin.ts'
import { sendingInvitation } from './send-invitation.ts'

export async function inviteUser(
  context: ServiceContext<SessionUser>,
  invited: Omit<NewUser, 'password'>,
): Promise<CreateUserResult> {
  return createUser(context, { ...invited, password: createToken() }, (matchesNewUser) =>
    invitingUser(context, invited, matchesNewUser),
  )
}

export function invitingUser(
  context: ServiceContext<SessionUser>,
  invited: Omit<NewUser, 'password'>,
  matchesNewUser: SQL,
) {
  const { db, user } = context
  const newUserExists = sql`exists (select 1 from ${users} where ${matchesNewUser})`
  return {
    audit: recordAudit(
      db,
      { actor: user, action: 'user.create', subject: invited.username, after: { role: invited.role } },
      newUserExists,
    ),
    emailsToAdmins:
      invited.role === 'admin' ? notifyingAdmins(context, invited.username, newUserExists) : null,
    ...sendingInvitation(context, matchesNewUser, invited),
  }
}
