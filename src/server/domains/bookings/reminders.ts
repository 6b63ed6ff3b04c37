import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { services } from '#platform/db/schema/content.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { insertAppointmentLinksStatement } from './appointment-links.ts'
import { appointmentOf } from './appointments.ts'
import { bookingContact, contactAccount } from './booking-row.ts'
import { reminderEmails } from './appointment-emails.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'

export const hourMs = 60 * 60_000
export const dayMs = 24 * hourMs

export const firstReminder = (startsAt: SQL, now: Date): SQL<Date> =>
  sql`case when ${startsAt} > ${now.getTime() + dayMs} then ${startsAt} - ${dayMs} when ${startsAt} > ${now.getTime() + hourMs} then ${startsAt} - ${hourMs} end`

export const withdrawRemindersStatement = (db: Db, bookingIds: SQL, when: SQL = sql`1`) =>
  db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.bookingId, bookingIds),
        sql`${outbox.kind} = 'reminder'`,
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        when,
      ),
    )

const bookingsPerTick = 50

export async function queueReminders(context: ServiceContext): Promise<void> {
  const { db } = context
  const due = await readDue(context)
  if (due.length === 0) return
  const reminders = due.map((booking) => reminderOf(booking, context))
  const times = reminders.map(({ id, remindAt, revision, nextAt }) => ({ id, remindAt, revision, nextAt }))
  const rows = sql`json_each(${JSON.stringify(times)})`
  const whereCurrent = sql`${bookings.id} = value ->> 'id' and ${bookings.remindAt} = value ->> 'remindAt' and ${bookings.updatedAt} = value ->> 'revision'`
  const emails = reminders.flatMap(({ id, remindAt, revision, ...reminder }) =>
    reminder.emails.map((email) => ({ ...email, id, remindAt, revision, expiresAt: reminder.expiresAt })),
  )
  const links = reminders.flatMap(({ id, link }) => (link ? [{ ...link, bookingId: id }] : []))
  await batchNamed(db, {
    links: insertAppointmentLinksStatement(
      db,
      links,
      sql`select ${bookings.id} from ${bookings}, ${rows} where ${whereCurrent}`,
    ),
    emails: insertWhere(
      db,
      outbox,
      {
        recipient: sql`value ->> 'to'`,
        subject: sql`value ->> 'subject'`,
        body: sql`value ->> 'body'`,
        replyTo: sql`value ->> 'replyTo'`,
        kind: 'reminder',
        userId: sql<number>`(select ${users.id} from ${users} where ${users.id} = value ->> 'userId')`,
        bookingId: sql<number>`value ->> 'id'`,
        createdAt: databaseNow,
        expiresAt: sql<Date>`value ->> 'expiresAt'`,
      },
      sql`value ->> 'to' <> '' and exists (select 1 from ${bookings} where ${whereCurrent})`,
      sql`json_each(${JSON.stringify(emails)})`,
    ),
    bookings: db.update(bookings).set({ remindAt: sql`value ->> 'nextAt'` }).from(rows).where(whereCurrent),
  })
}

const assignees = alias(users, 'assignees')

function readDue({ db, now }: ServiceContext) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      status: bookings.status,
      remindAt: bookings.remindAt,
      confirmedFor: bookings.confirmedFor,
      updatedAt: bookings.updatedAt,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      clientEmail: bookings.clientEmail,
      clientTimeZone: bookings.clientTimeZone,
      personTimeZone: schedules.timeZone,
      service: services.bookingTitle,
      account: contactAccount,
      assignee: {
        id: assignees.id,
        email: assignees.email,
        role: assignees.role,
        emailConfirmedAt: assignees.emailConfirmedAt,
        disabledAt: assignees.disabledAt,
      },
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(assignees, eq(assignees.id, bookings.assigneeId))
    .leftJoin(schedules, eq(schedules.userId, bookings.assigneeId))
    .where(lte(bookings.remindAt, now))
    .orderBy(asc(bookings.remindAt))
    .limit(bookingsPerTick)
}

type DueBooking = Awaited<ReturnType<typeof readDue>>[number]

const isReachable = (assignee: DueBooking['assignee']) =>
  assignee?.emailConfirmedAt && !assignee.disabledAt && takesAppointments(assignee.role)

function reminderOf(booking: DueBooking, { now, siteUrl }: ServiceContext) {
  const { id, remindAt, updatedAt, assignee } = booking
  const startsAt = appointmentOf(booking)
  const times = { id, remindAt: remindAt?.getTime(), revision: updatedAt.getTime() }
  if (!startsAt || startsAt <= now) return { ...times, nextAt: null, expiresAt: null, emails: [], link: null }
  const lastHourBegins = startsAt.getTime() - hourMs
  const startsSoon = now.getTime() >= lastHourBegins
  const contact = bookingContact(booking.clientEmail, booking.account)
  const token = startsSoon ? undefined : createToken()
  const emails = reminderEmails({
    ...booking,
    contact,
    startsAt,
    startsSoon,
    siteUrl,
    token,
    service: booking.service ?? '',
    assignee: isReachable(assignee) ? assignee : null,
  })
  const nextAt = startsSoon ? null : lastHourBegins
  const link = token ? { token, email: contact.email, startsAt } : null
  return { ...times, nextAt, expiresAt: nextAt ?? startsAt.getTime(), emails, link }
}
