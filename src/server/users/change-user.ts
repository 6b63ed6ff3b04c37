import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { UserChange } from '#contracts/admin-users.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { accountTokens, sessions, users } from '#server/db/schema/accounts.ts'

type Actor = AuditEntry['actor']

/**
 * Changes an account's role, or switches it off or on; switched off it is signed out everywhere and its links are
 * void. The statement itself asks whether an administrator who can sign in would be left: of two who take the right
 * from each other at once, one keeps it.
 */
export async function changeUser(
  db: Db,
  { id, change, actor, now }: { id: number; change: UserChange; actor: Actor; now: Date },
) {
  const [before] = await db.select().from(users).where(eq(users.id, id))
  if (!before) return { ok: false as const, reason: 'not-found' as const }
  const role = change.role ?? before.role
  const isDisabled = change.isDisabled ?? before.disabledAt !== null
  const disabledAt = isDisabled ? (before.disabledAt ?? now) : null
  if (role === before.role && isDisabled === (before.disabledAt !== null)) return { ok: true as const }

  const leavesOne =
    role === 'admin' && !isDisabled
      ? undefined
      : sql`(${users.role} <> 'admin' or ${users.disabledAt} is not null or ${isAnotherAdmin(id)})`
  const isAllowed = and(
    eq(users.id, id),
    // Somebody else may have changed it since it was read.
    eq(users.role, before.role),
    before.disabledAt === null ? sql`${users.disabledAt} is null` : eq(users.disabledAt, before.disabledAt),
    leavesOne,
  )
  const may = sql`exists (select 1 from ${users} where ${isAllowed})`
  const subject = before.username
  const written = await batchNamed(db, {
    roleAudit: recordAudit(
      db,
      { actor, action: 'user.role', subject, before: { role: before.role }, after: { role } },
      both(may, role !== before.role),
    ),
    accessAudit: recordAudit(
      db,
      { actor, action: isDisabled ? 'user.disable' : 'user.enable', subject },
      both(may, isDisabled !== (before.disabledAt !== null)),
    ),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, id), both(may, isDisabled))),
    links: db.delete(accountTokens).where(and(eq(accountTokens.userId, id), both(may, isDisabled))),
    user: db.update(users).set({ role, disabledAt }).where(isAllowed).returning({ id: users.id }),
  })
  if (written.user.length > 0) return { ok: true as const }
  const [now2] = await db.select().from(users).where(eq(users.id, id))
  const isAsRead = now2?.role === before.role && now2.disabledAt?.getTime() === before.disabledAt?.getTime()
  return { ok: false as const, reason: isAsRead ? ('last-admin' as const) : ('changed-meanwhile' as const) }
}

/** Ends every session of an account. @returns how many, or null where there is no such account */
export async function endSessionsOf(
  db: Db,
  { id, actor }: { id: number; actor: Actor },
): Promise<number | null> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, id))
  if (!user) return null
  const { ended } = await batchNamed(db, {
    audit: recordAudit(db, { actor, action: 'user.end-sessions', subject: user.username }),
    ended: db.delete(sessions).where(eq(sessions.userId, id)).returning({ tokenHash: sessions.tokenHash }),
  })
  return ended.length
}

const isAnotherAdmin = (id: number) =>
  sql`exists (select 1 from ${users} other where other.role = 'admin' and other.disabled_at is null and other.id <> ${id})`

const both = (condition: SQL, also: boolean): SQL => (also ? condition : sql`0`)
