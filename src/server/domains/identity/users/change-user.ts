import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { UserChange } from '#contracts/admin-users.ts'
import type { Role } from '#contracts/auth.ts'
import { agencyTopics, type EmailTopic } from '#contracts/email-topics.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { madeAdminEmail, roleChangedEmail } from '#domains/identity/auth/account-emails.ts'
import {
  whereAnotherAdminExists,
  adminNoticeStatement,
  whereIsAdmin,
} from '#domains/identity/auth/own-change.ts'
import { selectPeople } from '#domains/schedules/occupies-time.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { accountTokens, sessions, users } from '#platform/db/schema/accounts.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { whereHasSecondFactor } from '#platform/sessions/sessions.ts'

/**
 * Changes a user. The statement itself requires that an active administrator remains, and that whoever acts is still
 * one: of two administrators who demote each other at once, one keeps the role. `changesBookingPages` says whether the
 * user began or ceased to take appointments, which decides whether booking pages offer times. A new administrator's
 * sessions end if the account has no second factor, because the password alone opened them.
 */
export async function changeUser(
  context: ServiceContext<SessionUser>,
  { id, change }: { id: number; change: UserChange },
) {
  const { db, now, siteUrl, user } = context
  const [before] = await db.select().from(users).where(eq(users.id, id))
  if (!before) return { ok: false as const, reason: 'user-not-found' as const }
  const role = change.role ?? before.role
  const isDisabled = change.isDisabled ?? before.disabledAt !== null
  const disabledAt = isDisabled ? (before.disabledAt ?? now) : null
  if (role === before.role && isDisabled === (before.disabledAt !== null)) return asRequested
  if (change.roleBefore !== undefined && change.roleBefore !== before.role)
    return { ok: false as const, reason: 'user-conflict' as const }

  const whereAdminRemains =
    role === 'admin' && !isDisabled
      ? undefined
      : sql`(${users.role} <> 'admin' or ${users.disabledAt} is not null or ${whereAnotherAdminExists(id)})`
  const matchesAllowed = and(
    eq(users.id, id),
    eq(users.role, before.role),
    before.disabledAt === null ? sql`${users.disabledAt} is null` : eq(users.disabledAt, before.disabledAt),
    whereAdminRemains,
    whereStillAdmin(user.id),
  )
  const allowedExists = sql`exists (select 1 from ${users} where ${matchesAllowed})`
  const subject = before.username
  const becomesAdmin = whereBoth(allowedExists, role === 'admin' && before.role !== 'admin')
  const selectUser = () => selectPeople(db, eq(schedules.userId, id))
  const results = await batchNamed(db, {
    peopleBefore: selectUser(),
    roleAudit: auditStatement(
      db,
      { actor: user, action: 'user.role', subject, before: { role: before.role }, after: { role } },
      whereBoth(allowedExists, role !== before.role),
    ),
    accessAudit: auditStatement(
      db,
      { actor: user, action: isDisabled ? 'user.disable' : 'user.enable', subject },
      whereBoth(allowedExists, isDisabled !== (before.disabledAt !== null)),
    ),
    emailToNewAdmin: outboxMailer(db).queue(madeAdminEmail({ to: before.email, siteUrl }), becomesAdmin),
    emailAboutRole: outboxMailer(db).queue(
      roleChangedEmail({ to: before.email, siteUrl, role }),
      whereBoth(allowedExists, role !== before.role && role !== 'admin'),
    ),
    noticeOfRole: adminNoticeStatement(
      context,
      { event: role === 'admin' ? 'role-given' : 'role-taken', username: subject, by: user.username },
      whereBoth(allowedExists, role !== before.role && (role === 'admin' || before.role === 'admin')),
    ),
    noticeOfAccess: adminNoticeStatement(
      context,
      { event: isDisabled ? 'disabled' : 'enabled', username: subject, by: user.username },
      whereBoth(allowedExists, before.role === 'admin' && isDisabled !== (before.disabledAt !== null)),
    ),
    sessions: db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, id),
          sql`(${whereBoth(allowedExists, isDisabled)} or (${becomesAdmin} and not ${whereHasSecondFactor(id)}))`,
        ),
      ),
    links: db
      .delete(accountTokens)
      .where(
        and(
          eq(accountTokens.userId, id),
          ne(accountTokens.purpose, 'accept-invitation'),
          whereBoth(allowedExists, isDisabled),
        ),
      ),
    invitation: db
      .update(accountTokens)
      .set({ expiresAt: now })
      .where(and(eq(accountTokens.userId, id), whereBoth(allowedExists, isDisabled))),
    heldNotices: db
      .delete(heldNotices)
      .where(and(eq(heldNotices.userId, id), inArray(heldNotices.topic, topicsLostBy(role)), allowedExists)),
    user: db.update(users).set({ role, disabledAt }).where(matchesAllowed).returning({ id: users.id }),
    peopleAfter: selectUser(),
  })
  if (results.user.length > 0) {
    const changesBookingPages = results.peopleBefore.length !== results.peopleAfter.length
    return { ok: true as const, changesBookingPages }
  }
  const [userNow] = await db.select().from(users).where(eq(users.id, id))
  if (userNow?.role === role && (userNow.disabledAt !== null) === isDisabled) return asRequested
  const actors = await db.$count(users, and(eq(users.id, user.id), whereStillAdmin(user.id)))
  if (actors === 0) return { ok: false as const, reason: 'admins-only' as const }
  const isAsRead =
    userNow?.role === before.role && userNow.disabledAt?.getTime() === before.disabledAt?.getTime()
  return { ok: false as const, reason: isAsRead ? ('last-admin' as const) : ('user-conflict' as const) }
}

function topicsLostBy(role: Role): EmailTopic[] {
  if (role === 'admin') return []
  return takesAppointments(role) ? [...agencyTopics] : [...agencyTopics, 'assignments']
}

const asRequested = { ok: true as const, changesBookingPages: false }

/**
 * Deletes a user's sessions, notifies the other administrators if the user is one, and returns the number of sessions
 * deleted. Returns null when the id is unknown.
 */
export async function endSessionsOf(
  context: ServiceContext<SessionUser>,
  id: number,
): Promise<number | null> {
  const { db, user } = context
  const [target] = await db.select({ username: users.username }).from(users).where(eq(users.id, id))
  if (!target) return null
  const sessionsExist = sql`exists (select 1 from ${sessions} where ${eq(sessions.userId, id)})`
  const { endedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'user.end-sessions', subject: target.username },
      sessionsExist,
    ),
    noticeToAdmins: adminNoticeStatement(
      context,
      { event: 'sessions-ended', username: target.username, by: user.username },
      sql`${sessionsExist} and ${whereIsAdmin(id)}`,
    ),
    endedRows: db
      .delete(sessions)
      .where(eq(sessions.userId, id))
      .returning({ tokenHash: sessions.tokenHash }),
  })
  return endedRows.length
}

const whereStillAdmin = (id: number) =>
  sql`exists (select 1 from ${users} actor where actor.id = ${id} and actor.role = 'admin' and actor.disabled_at is null)`

const whereBoth = (condition: SQL, also: boolean): SQL => (also ? condition : sql`0`)
