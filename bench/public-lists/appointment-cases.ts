import { eq, lte, sql } from 'drizzle-orm'
import { providerAppointmentsMax } from '#contracts/provider-appointments.ts'
import { lapsedHolds } from '#domains/bookings/lost-times.ts'
import { listNextAppointments } from '#domains/bookings/own-bookings.ts'
import { whereHoldsBelowLimit } from '#domains/bookings/holds.ts'
import { selectClashes, findAppointmentsOnDaysOff } from '#domains/bookings/clashes.ts'
import { listAppointments } from '#domains/calendars/list-appointments.ts'
import { queueReminders } from '#domains/bookings/reminders.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { countUnreadBookings } from '#domains/messages/mark-read.ts'
import { findFreeSlots, findOffersAt } from '#domains/schedules/find-free-slots.ts'
import { whereSlotFree } from '#domains/schedules/occupies-time.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { weekdays } from '#shared/site-config.ts'

interface ReadCase {
  name: string
  run: (context: Context) => Promise<number>
  rowsMax: (shownCount: number) => number
  prepare?: (context: Context) => Promise<unknown>
}

type Context = ServiceContext<SessionUser>

/** A request looks at 28 days and the ones beside them, each with twelve appointments for two people. */
const windowRowsMax = 1500

async function openHours({ db, now }: Context) {
  await db.delete(schedules)
  for (const userId of [1, 2])
    await db.insert(schedules).values({
      userId,
      isOpen: true,
      timeZone: 'UTC',
      slotMinutes: 30,
      bufferMinutes: 0,
      noticeHours: 0,
      daysAhead: 60,
      updatedAt: now,
      weeklyHours: weekdays.map((day) => ({ day, from: '08:00', to: '20:00' })),
    })
}

const statements =
  (...lines: string[]) =>
  ({ db }: Context) =>
    db.$client.batch(lines.map((line) => db.$client.prepare(line)))

const ofFirstPerson = `assignee_id = 1 and status = 'confirmed' and confirmed_for is not null`

export const appointmentCases: readonly ReadCase[] = [
  {
    name: 'free times of a booking page',
    run: async (context: Context) => (await findFreeSlots(context)).slots.length,
    rowsMax: () => windowRowsMax,
    prepare: openHours,
  },
  {
    name: 'taking a free time',
    async run(context: Context) {
      const { slots } = await findFreeSlots(context)
      const startsAt = new Date(slots[0]?.startsAt ?? 0)
      const [offer] = await findOffersAt(context, startsAt)
      if (!offer) throw new Error('no time is free')
      const whereTakeable = sql`${whereSlotFree(offer, context)} and ${whereHoldsBelowLimit('asha7@bench.example', context.now)}`
      await lapsedHolds(context, { slot: offer })
      await context.db.get(sql`select ${whereTakeable}`)
      return 1
    },
    rowsMax: () => windowRowsMax,
    prepare: openHours,
  },
  {
    name: 'calendar feed of all appointments',
    run: async (context: Context) => (await listAppointments(context, undefined)).length,
    rowsMax: (shownCount: number) => 3 * shownCount + 100,
  },
  {
    name: 'next appointments of a provider',
    async run(context: Context) {
      const which = { limit: providerAppointmentsMax, assigneeId: 1 }
      return (await listNextAppointments(context, which)).length
    },
    rowsMax: () => 300,
  },
  {
    name: 'what an appointment overlaps with',
    async run(context: Context) {
      const [own] = await context.db.select().from(bookings).where(eq(bookings.code, 'overlapping'))
      return (await selectClashes(context.db, own?.id ?? 0, context.now)).length
    },
    rowsMax: () => 200,
    prepare: statements(
      `update bookings set confirmed_for = (select max(confirmed_for) from bookings where ${ofFirstPerson}) where id in (select id from bookings where ${ofFirstPerson} order by confirmed_for desc limit 3)`,
      `update bookings set code = 'overlapping' where id in (select id from bookings where ${ofFirstPerson} order by confirmed_for desc limit 1)`,
    ),
  },
  {
    name: 'appointments on days off',
    async run(context: Context) {
      const dayAhead = (days: number) => addDays(agencyDay(context.now), days)
      const daysOff = [
        { firstDay: dayAhead(1), lastDay: dayAhead(1), label: '' },
        { firstDay: dayAhead(25), lastDay: dayAhead(40), label: '' },
      ]
      const settings = { timeZone: 'UTC', slotMinutes: 30, daysOff }
      return (await findAppointmentsOnDaysOff(context, 1, settings)).count
    },
    rowsMax: () => 200,
  },
  {
    name: 'reminders, none due',
    run: async (context: Context) => queueReminders(context).then(() => 0),
    rowsMax: () => 10,
    prepare: statements(
      `update bookings set remind_at = null`,
      `update bookings set remind_at = confirmed_for - 86400000 where confirmed_for > unixepoch() * 1000 + 172800000`,
    ),
  },
  {
    name: 'reminders, fifty due',
    async run(context: Context) {
      await queueReminders(context)
      return 50 - (await context.db.$count(bookings, lte(bookings.remindAt, context.now)))
    },
    rowsMax: () => windowRowsMax,
    prepare: statements(
      `update bookings set remind_at = unixepoch() * 1000 - 1000 where id in (select id from bookings where confirmed_for > unixepoch() * 1000 + 172800000 limit 50)`,
    ),
  },
  {
    name: 'unread counts',
    run: async (context: Context) => countUnreadBookings(context).then(({ own }) => own),
    rowsMax: () => 110,
    prepare: statements(
      `update bookings set user_id = 1 where id in (select id from bookings order by id limit 200)`,
      `insert into booking_messages (booking_id, from_agency, body) select id, 1, 'Hello' from bookings order by id limit 200`,
    ),
  },
]
