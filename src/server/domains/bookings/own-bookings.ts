import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import type { NextAppointment } from '#contracts/admin.ts'
import type { OwnBooking } from '#contracts/bookings.ts'
import { type OwnListQuery, ownListRowsMax } from '#contracts/own-lists.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingEvents, bookingMoves, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { withoutIndex } from '#platform/db/sql.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { moveFields, whereShownMoves } from './appointments.ts'
import { toBooking } from './booking-row.ts'
import { unreadColumn } from './thread.ts'

/** Leaves out guest bookings with the same email, because anybody can enter any address. */
export async function listBookingsOfUser(
  { db }: ServiceContext,
  { email, before }: { email: string } & OwnListQuery,
): Promise<OwnBooking[]> {
  const whereOwn = and(
    sql`${bookings.userId} = (select ${users.id} from ${users} where ${users.email} = ${email})`,
    before === undefined ? undefined : lt(bookings.id, before),
  )
  const ownIds = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(whereOwn)
    .orderBy(desc(bookings.id))
    .limit(ownListRowsMax)
  const { rows, events, moves } = await batchNamed(db, {
    rows: db
      .select({
        ...getTableColumns(bookings),
        service: services.bookingTitle,
        unread: unreadColumn('client').as('unread'),
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(inArray(bookings.id, ownIds))
      .orderBy(desc(bookings.id)),
    events: db
      .select({
        bookingId: bookingEvents.bookingId,
        status: bookingEvents.status,
        createdAt: bookingEvents.createdAt,
      })
      .from(bookingEvents)
      .where(inArray(bookingEvents.bookingId, ownIds))
      .orderBy(asc(bookingEvents.id)),
    moves: db
      .select(getTableColumns(bookingMoves))
      .from(bookingMoves)
      .where(whereShownMoves(ownIds))
      .orderBy(asc(bookingMoves.id)),
  })
  return rows.map((row) => ({
    ...toBooking(row),
    service: row.service,
    unread: row.unread,
    events: [
      ...events.map(({ bookingId, status, createdAt }) => ({ bookingId, status, createdAt })),
      ...moves.map((move) => ({
        bookingId: move.bookingId,
        status: 'moved',
        createdAt: move.createdAt,
        ...moveFields(move),
      })),
    ]
      .filter(({ bookingId }) => bookingId === row.id)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ bookingId: _, createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })),
  }))
}

interface WhichAppointments {
  limit: number
  assigneeId?: number
}

/** Returns the next confirmed appointments, soonest first. */
export async function listNextAppointments(
  { db, now }: DatabaseContext,
  { limit, assigneeId }: WhichAppointments,
): Promise<NextAppointment[]> {
  const rows = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      service: services.bookingTitle,
      person: users.name,
      startsAt: bookings.confirmedFor,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.assigneeId))
    .where(
      and(
        assigneeId === undefined ? undefined : eq(bookings.assigneeId, assigneeId),
        gt(bookings.confirmedFor, now),
        sql`${withoutIndex(bookings.status)} = 'confirmed'`,
      ),
    )
    .orderBy(asc(bookings.confirmedFor))
    .limit(limit)
  return rows.flatMap(({ code, service, startsAt, ...row }) =>
    startsAt
      ? [
          {
            ...row,
            confirmationCode: formatCode(code),
            service: service ?? '',
            startsAt: startsAt.toISOString(),
          },
        ]
      : [],
  )
}
