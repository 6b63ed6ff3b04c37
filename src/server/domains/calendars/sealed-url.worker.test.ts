import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import { busyTimes } from '#platform/db/schema/schedules.ts'
import { aCalendar, addressesReadAt, answering } from '#tests/builders/busy-calendars.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { builtSecret } from '#tests/builders/second-factors.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { setBusyCalendar } from './busy-calendar.ts'
import { readCalendars } from './read-calendars.ts'

const db = openDb(env.DB)
const minuteMs = 60_000
const address = 'https://calendar.example/private-9f3b/basic.ics'
const start = new Date('2031-03-03T08:00:00Z')

const provider = await aProvider(db)
const contextOf = (user: typeof provider) => aUserContext(db, user, { now: start })

beforeEach(() => db.batch([db.delete(calendarSubscriptions), db.delete(busyTimes), db.delete(rateLimits)]))

const readAfter = (minutes: number, calendar = aCalendar(), secret = builtSecret) =>
  addressesReadAt(db, {
    now: new Date(start.getTime() + minutes * minuteMs),
    answer: answering(calendar),
    secret,
  })
const subscriptionRows = async () => JSON.stringify(await db.select().from(calendarSubscriptions))
const subscription = async () => (await readCalendars(contextOf(provider))).busy
const busyRows = () =>
  db
    .select({ userId: busyTimes.userId, startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
const dentistRow = {
  userId: provider.id,
  startsAt: new Date('2031-03-04T09:00:00Z'),
  endsAt: new Date('2031-03-04T10:00:00Z'),
}

describe('the address of a subscribed calendar', () => {
  it('is stored encrypted, and only its host can be read', async () => {
    await setBusyCalendar(contextOf(provider), address, builtSecret)
    expect(await subscriptionRows()).not.toContain('9f3b')
    expect((await subscription())?.host).toBe('calendar.example')
    expect(await readAfter(1)).toEqual([address])
  })

  it('of another person, put into this one’s row, opens nothing', async () => {
    const other = await aProvider(db)
    await setBusyCalendar(contextOf(other), address, builtSecret)
    await db.update(calendarSubscriptions).set({ userId: provider.id })
    expect(await readAfter(1)).toEqual([])
    expect(await subscription()).toMatchObject({ problem: 'locked' })
  })

  it('from before there was encryption is read, and encrypted then', async () => {
    await db
      .insert(calendarSubscriptions)
      .values({ userId: provider.id, address, createdAt: start, nextReadAt: start })
    expect((await subscription())?.host).toBe('calendar.example')
    expect(await readAfter(1, aCalendar('20310304T090000Z'))).toEqual([address])
    expect(await busyRows()).toEqual([dentistRow])
    expect(await subscriptionRows()).not.toContain('9f3b')
    expect((await subscription())?.host).toBe('calendar.example')
    expect(await readAfter(16)).toEqual([address])
  })

  it('is refused by a site without a key, and with another key says that it must be entered again', async () => {
    const refusal = await setBusyCalendar(contextOf(provider), address, undefined)
    expect(refusal).toEqual({ ok: false, reason: 'calendar-unavailable' })
    expect(await db.$count(calendarSubscriptions)).toBe(0)
    await setBusyCalendar(contextOf(provider), address, builtSecret)
    await readAfter(1, aCalendar('20310304T090000Z'))
    expect(await readAfter(16, aCalendar(), 'another secret')).toEqual([])
    expect(await subscription()).toMatchObject({ host: 'calendar.example', problem: 'locked' })
    expect(await busyRows()).toEqual([dentistRow])
  })
})
