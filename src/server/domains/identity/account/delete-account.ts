import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { deletedAccountName } from '#content/interface/records.ts'
import { erasedAnswers, nextUpdatedAt } from '#domains/bookings/booking-row.ts'
import { matchesFirstNews } from '#domains/bookings/held-emails.ts'
import { nextSequence } from '#domains/bookings/write-change.ts'
import { accountDeleted } from '#domains/identity/auth/account-emails.ts'
import { whereAnotherAdminExists, ownChangeStatements } from '#domains/identity/auth/own-change.ts'
import { countOpenWork } from '#domains/identity/users/read-user.ts'
import { selectPeople } from '#domains/schedules/occupies-time.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookingEvents, bookings, messageLinks } from '#platform/db/schema/bookings.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { appointmentLinks, schedules } from '#platform/db/schema/schedules.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { accountLeftEmail, agencyNoticeTokens, personLeftEmail } from '#platform/email/agency-emails.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { cancellationEmailStatements, findUpcomingAppointments } from './cancel-appointments.ts'

const attemptsMax = 5

const erasedPerson = {
  ...erasedAnswers,
  contactName: deletedAccountName,
  wordsHash: null,
  clientTimeZone: null,
}

/**
 * Deletes a user and erases them from the bookings that they made or whose address they confirmed, cancelling pending
 * ones and those with an upcoming appointment. Claimed bookings of other addresses only lose the account
 * (docs/decisions/016-proved-addresses.md).
 * `changesBookingPages` says whether the user took appointments, which decides whether booking pages offer times.
 */
export async function deleteAccount(context: ServiceContext<SessionUser>, passwordHash: string) {
  const { db, user } = context
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const { isDeleted, matchesAccount, changesBookingPages } = await erase(context, passwordHash)
    if (isDeleted) return { ok: true as const, changesBookingPages }
    if ((await db.$count(users, matchesAccount)) === 0)
      return { ok: false as const, reason: await refusalReason(db, user.id, passwordHash) }
  }
  return { ok: false as const, reason: 'account-conflict' as const }
}

/**
 * Every statement repeats the same condition: the checked password, another administrator, so that when the last two
 * administrators delete their accounts at once, one stays, and the appointments that the emails name.
 */
async function erase(context: ServiceContext<SessionUser>, passwordHash: string) {
  const { db, now, siteUrl, user } = context
  const matchesAccount = sql`${users.id} = ${user.id} and ${users.passwordHash} = ${passwordHash} and (${users.role} <> 'admin' or ${whereAnotherAdminExists(user.id)})`
  const ownWhile = (matchesUser: SQL) =>
    sql`${bookings.userId} = ${user.id} and (${whereCreatedBy(user.id)} or (${bookings.clientEmail} = ${user.email} and exists (select 1 from ${users} where ${matchesUser} and ${users.emailConfirmedAt} is not null))) and exists (select 1 from ${users} where ${matchesUser})`
  const coming = await findUpcomingAppointments(context, ownWhile(matchesAccount))
  const matchesDeletable = sql`${matchesAccount} and ${coming.whereUnchanged}`
  const deletableExists = sql`exists (select 1 from ${users} where ${matchesDeletable})`
  const confirmedExists = sql`exists (select 1 from ${users} where ${matchesDeletable} and ${users.emailConfirmedAt} is not null)`
  const matchesOwnBooking = ownWhile(matchesDeletable)
  const whereOpen = sql`(${bookings.status} = 'pending' or (${bookings.status} = 'confirmed' and ${bookings.confirmedFor} > ${now.getTime()}))`
  const work = await countOpenWork(db, { id: user.id, now })
  const leavesWork = work.requests + work.appointments + work.projects > 0
  const leavesBookings = sql`exists (select 1 from ${bookings} where ${matchesOwnBooking} and ${whereOpen})`
  const noticeTokens = agencyNoticeTokens({ db, now }, user.id)
  const cancellations = await cancellationEmailStatements(context, coming, matchesOwnBooking)
  const ownBookings = sql`(select ${bookings.id} from ${bookings} where ${matchesOwnBooking})`
  const matchesBookingEmail = inArray(outbox.bookingId, ownBookings)

  const { people, user: deletedRows } = await batchNamed(db, {
    people: selectPeople(db, eq(schedules.userId, user.id)),
    emailsToUser: db.delete(outbox).where(sql`${outbox.recipient} = ${user.email} and ${confirmedExists}`),
    emailsOfAccount: db
      .delete(outbox)
      .where(sql`${outbox.userId} = ${user.id} and ${deletableExists} and not ${whereUnsentNotice}`),
    bookingEmails: db.delete(outbox).where(sql`${matchesBookingEmail} and not ${matchesFirstNews}`),
    heldNotices: db.delete(heldNotices).where(inArray(heldNotices.bookingId, ownBookings)),
    appointmentLinks: db.delete(appointmentLinks).where(inArray(appointmentLinks.bookingId, ownBookings)),
    messageLinks: db.delete(messageLinks).where(inArray(messageLinks.bookingId, ownBookings)),
    newsletter: db
      .delete(newsletterSubscribers)
      .where(sql`${newsletterSubscribers.email} = ${user.email} and ${confirmedExists}`),
    notice: outboxMailer(db).queue(
      accountDeleted({ to: user.email, name: user.name, siteUrl }),
      confirmedExists,
    ),
    cancellations,
    firstNews: db.delete(outbox).where(sql`${matchesBookingEmail} and ${matchesFirstNews}`),
    agencyNotice: noticeStatements(
      db,
      accountLeftEmail(siteUrl),
      sql`${leavesBookings} and ${noticeTokens.whereLeft}`,
    ),
    workNotice: leavesWork
      ? noticeStatements(
          db,
          personLeftEmail({ ...work, name: user.name, siteUrl }),
          sql`${deletableExists} and ${noticeTokens.whereLeft}`,
        )
      : undefined,
    noticeTokens: noticeTokens.taking(leavesWork ? deletableExists : leavesBookings),
    events: insertWhere(
      db,
      bookingEvents,
      { bookingId: bookings.id, status: 'cancelled', actorId: null, createdAt: now },
      sql`${matchesOwnBooking} and ${whereOpen}`,
      bookings,
    ),
    bookings: db
      .update(bookings)
      .set({
        ...erasedPerson,
        status: sql`case when ${whereOpen} then 'cancelled' else ${bookings.status} end`,
        updatedAt: nextUpdatedAt(now),
        calendarSequence: nextSequence,
        remindAt: null,
      })
      .where(matchesOwnBooking),
    // Whoever changes a booking that loses the account must read anew whom to tell.
    claimedBookings: db
      .update(bookings)
      .set({ updatedAt: nextUpdatedAt(now) })
      .where(sql`${bookings.userId} = ${user.id} and ${deletableExists}`),
    ownChange: ownChangeStatements(
      context,
      { user, action: 'user.delete', event: 'deleted' },
      deletableExists,
    ),
    user: db.delete(users).where(matchesDeletable).returning({ id: users.id }),
  })
  return { isDeleted: deletedRows.length > 0, matchesAccount, changesBookingPages: people.length > 0 }
}

/** A notice to a former address still has to warn whoever reads it that the account changed hands. */
const whereUnsentNotice = sql`(${outbox.kind} = 'account-notice' and ${outbox.sentAt} is null and ${outbox.failedAt} is null)`

const whereCreatedBy = (userId: number) =>
  sql`(select ${bookingEvents.actorId} from ${bookingEvents} where ${bookingEvents.bookingId} = ${bookings.id} order by ${bookingEvents.id} limit 1) = ${userId}`

async function refusalReason(db: Db, userId: number, passwordHash: string) {
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
  return row?.role === 'admin' ? ('only-admin' as const) : ('account-conflict' as const)
}
