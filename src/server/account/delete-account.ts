import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import { erasedAnswers } from '#server/bookings/booking-answers.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { accountDeleted } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import type { SessionUser } from '#server/sessions/session.ts'

/** What stands in a request in place of the person. An empty address gets no mail. */
const nobody = { ...erasedAnswers, contactName: 'Deleted account' }

interface Deletion {
  user: SessionUser
  /** That was just checked. */
  passwordHash: string
  /** Origin of the site for the link in the email, without a trailing slash. */
  siteUrl: string
  now: Date
}

/**
 * Deletes an account whose password was just checked. The agency keeps the requests without the person, the pending
 * ones cancelled; sessions, links and the name on messages and projects go with the row by its foreign keys. Every
 * statement asks first whether an administrator would be left: of the last two who go at once, one stays.
 */
export async function deleteAccount(db: Db, { user, passwordHash, siteUrl, now }: Deletion) {
  const isAnotherAdmin = sql`exists (select 1 from ${users} other where other.role = 'admin' and other.id <> ${user.id} and other.disabled_at is null)`
  const isDeletable = sql`${users.id} = ${user.id} and ${users.passwordHash} = ${passwordHash} and (${users.role} <> 'admin' or ${isAnotherAdmin})`
  const mayGo = sql`exists (select 1 from ${users} where ${isDeletable})`
  const isConfirmed = sql`exists (select 1 from ${users} where ${isDeletable} and ${users.emailConfirmedAt} is not null)`
  const isTheirs = sql`${bookings.userId} = ${user.id} and ${mayGo}`
  const isAdmin = user.role === 'admin' ? mayGo : sql`0`

  const { user: deleted } = await batchNamed(db, {
    // An address that nobody confirmed may be another person's, and so may the mails to it.
    theirEmails: db.delete(outbox).where(sql`${outbox.recipient} = ${user.email} and ${isConfirmed}`),
    bookingEmails: db.delete(outbox).where(namesTheirBooking(user.id, mayGo)),
    notice: outboxMailer(db).queue(accountDeleted({ to: user.email, name: user.name, siteUrl }), isConfirmed),
    events: insertWhere(
      db,
      bookingEvents,
      { bookingId: bookings.id, status: 'cancelled', actorId: null, createdAt: now },
      sql`${isTheirs} and ${bookings.status} = 'pending'`,
      bookings,
    ),
    bookings: db
      .update(bookings)
      .set({
        ...nobody,
        status: sql`case ${bookings.status} when 'pending' then 'cancelled' else ${bookings.status} end`,
        updatedAt: now,
      })
      .where(isTheirs),
    audit: recordAudit(db, { actor: user, action: 'user.delete', subject: user.username }, isAdmin),
    user: db.delete(users).where(isDeletable).returning({ id: users.id }),
  })
  if (deleted.length > 0) return { ok: true as const }
  return { ok: false as const, reason: await whyKept(db, { user, passwordHash }) }
}

/** Mails about a request carry its code, which only its own mails have. */
const namesTheirBooking = (userId: number, mayGo: ReturnType<typeof sql>) =>
  sql`${mayGo} and exists (select 1 from ${bookings} where ${bookings.userId} = ${userId} and instr(${outbox.body}, substr(${bookings.code}, 1, 4) || '-' || substr(${bookings.code}, 5, 4) || '-' || substr(${bookings.code}, 9, 4) || '-' || substr(${bookings.code}, 13, 4)) > 0)`

async function whyKept(db: Db, { user, passwordHash }: Pick<Deletion, 'user' | 'passwordHash'>) {
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
  return row?.role === 'admin' ? ('only-admin' as const) : ('account-conflict' as const)
}
