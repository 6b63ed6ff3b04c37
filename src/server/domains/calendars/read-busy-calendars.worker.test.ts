import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import { busyTimes, schedules } from '#platform/db/schema/schedules.ts'
import { aCalendar, addressesReadAt, answering } from '#tests/builders/busy-calendars.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { builtSecret } from '#tests/builders/second-factors.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { removeBusyCalendar, setBusyCalendar } from './busy-calendar.ts'
import { readCalendars } from './read-calendars.ts'

const db = openDb(env.DB)
const minuteMs = 60_000
const address = 'https://calendar.example/private-9f3b/basic.ics'
const start = new Date('2031-03-03T08:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)

const provider = await aProvider(db)
const context = (now = start) => aUserContext(db, provider, { now })

const subscribe = (by: ReturnType<typeof context>, given: string) => setBusyCalendar(by, given, builtSecret)

beforeEach(() => db.batch([db.delete(calendarSubscriptions), db.delete(busyTimes), db.delete(rateLimits)]))

const tick = (now: Date, response: (request: Request) => Promise<Response>) =>
  addressesReadAt(db, { now, answer: response })
const times = async () => {
  const rows = await db.select().from(busyTimes).orderBy(asc(busyTimes.startsAt))
  return rows.map(({ userId, startsAt, endsAt }) => {
    expect([userId, endsAt.getTime() - startsAt.getTime()]).toEqual([provider.id, 60 * minuteMs])
    return startsAt.toISOString().slice(0, 16)
  })
}
const stateAt = async (now = start) => (await readCalendars(context(now))).busy

describe('a subscribed calendar', () => {
  it('is read within a minute and then every 15 minutes, and only its times are kept', async () => {
    expect(await subscribe(context(), address.replace('https:', 'webcal:'))).toEqual({ ok: true })
    expect(await stateAt()).toEqual({
      host: 'calendar.example',
      lastReadAt: null,
      failingSince: null,
      problem: null,
      unread: null,
    })
    const response = answering(aCalendar('20310304T090000Z', '20310305T090000Z'))
    expect(await tick(at(1), response)).toEqual([address])
    expect(await times()).toEqual(['2031-03-04T09:00', '2031-03-05T09:00'])
    expect(await tick(at(15), response)).toEqual([])
    expect(await tick(at(16), answering(aCalendar('20310306T090000Z')))).toEqual([address])
    expect(await times()).toEqual(['2031-03-06T09:00'])
    expect((await stateAt())?.lastReadAt).toBe(at(16).toISOString())
    expect(JSON.stringify(await db.select().from(busyTimes))).not.toContain('Dentist')
    expect(JSON.stringify(await readCalendars(context()))).not.toContain('9f3b')
  })

  it('is read by one of several ticks', async () => {
    await subscribe(context(), address)
    const addresses = await Promise.all(
      [1, 2, 3].map(() => tick(at(1), answering(aCalendar('20310304T090000Z')))),
    )
    expect(addresses.flat()).toEqual([address])
    expect(await times()).toEqual(['2031-03-04T09:00'])
  })

  it('is followed as far as appointments can be booked, and no further', async () => {
    await subscribe(context(), address)
    await tick(at(1), answering(aCalendar('20310829T090000Z', '20310920T090000Z', '20310201T090000Z')))
    expect(await times()).toEqual(['2031-08-29T09:00'])
  })

  it('that is removed or changed takes its times with it', async () => {
    await subscribe(context(), address)
    await tick(at(1), answering(aCalendar('20310304T090000Z')))
    await subscribe(context(at(2)), 'https://other.example/a.ics')
    expect(await times()).toEqual([])
    await tick(at(2), answering(aCalendar('20310305T090000Z')))
    await removeBusyCalendar(context())
    expect(await times()).toEqual([])
    expect(await stateAt()).toBeNull()
    expect(await tick(at(60), answering(aCalendar('20310305T090000Z')))).toEqual([])
  })

  it('that is removed while it is being read leaves nothing', async () => {
    await subscribe(context(), address)
    await tick(at(1), async () => {
      await removeBusyCalendar(context())
      return new Response(aCalendar('20310304T090000Z'))
    })
    expect(await times()).toEqual([])
  })

  it('of a disabled account or of somebody who has left the agency is not read', async () => {
    await subscribe(context(), address)
    const set = (values: object) => db.update(users).set(values).where(eq(users.id, provider.id))
    await set({ disabledAt: new Date() })
    expect(await tick(at(1), answering(''))).toEqual([])
    await set({ disabledAt: null, role: 'client' })
    expect(await tick(at(1), answering(''))).toEqual([])
    await set({ role: 'provider' })
    expect(await tick(at(1), answering(''))).toEqual([address])
  })

  it('of somebody who only registered as a provider is not taken, and one from before is not read', async () => {
    const stranger = await addUser(db, { role: 'provider' })
    const theirs = aUserContext(db, stranger, { now: start })
    expect(await subscribe(theirs, address)).toEqual({ ok: false, reason: 'calendar-agency-only' })
    await db
      .insert(calendarSubscriptions)
      .values({ userId: stranger.id, address, createdAt: start, nextReadAt: start })
    expect(await tick(at(1), answering(aCalendar()))).toEqual([])
    await addSchedule(db, { userId: stranger.id, isOpen: false })
    expect(await tick(at(1), answering(aCalendar()))).toEqual([])
    await db.update(schedules).set({ isOpen: true })
    expect(await tick(at(1), answering(aCalendar()))).toEqual([address])
    await db.delete(schedules)
  })

  it('does not keep others from being read, and five are read at once', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => aProvider(db)))
    for (const person of people)
      await subscribe(aUserContext(db, person, { now: start }), `https://c${person.id}.example/a.ics`)
    const addresses = [
      ...(await tick(at(1), (request) =>
        request.url.includes(`c${people[0]?.id}.`)
          ? Promise.reject(new Error('down'))
          : answering(aCalendar())(),
      )),
      ...(await tick(at(2), answering(aCalendar()))),
    ]
    expect(addresses).toHaveLength(7)
    expect(new Set(addresses).size).toBe(7)
  })
})

describe('a calendar that is readable in part', () => {
  const anEvent = (...lines: string[]) =>
    ['BEGIN:VEVENT', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'].join('\r\n')
  const odd = ['BEGIN:VCALENDAR', anEvent('DTSTART:20310304T090000Z', 'DTEND:soon'), anEvent('DTSTART:soon')]

  it('keeps what is read, and counts what is not without a word about it', async () => {
    await subscribe(context(), address)
    await tick(at(1), answering([...odd, 'END:VCALENDAR'].join('\r\n')))
    expect(await times()).toEqual(['2031-03-04T09:00'])
    expect((await stateAt())?.unread).toEqual({
      entries: 2,
      gaps: [
        { gap: 'start', entries: 1 },
        { gap: 'end', entries: 1 },
      ],
      isCutOff: false,
    })
    expect(JSON.stringify(await db.select().from(calendarSubscriptions))).not.toMatch(/dentist|soon/i)
    await tick(at(16), answering(aCalendar('20310304T090000Z')))
    expect((await stateAt())?.unread).toBeNull()
  })

  it('because it is cut off adds to the times read before', async () => {
    await subscribe(context(), address)
    await tick(at(1), answering(aCalendar('20310304T090000Z', '20310306T090000Z')))
    const cutOff = aCalendar('20310304T090000Z', '20310305T090000Z').replace(
      /END:VEVENT\s+END:VCALENDAR\s+$/,
      '',
    )
    await tick(at(16), answering(cutOff))
    await tick(at(31), answering(cutOff))
    expect(await times()).toEqual(['2031-03-04T09:00', '2031-03-05T09:00', '2031-03-06T09:00'])
    expect(await stateAt()).toMatchObject({ problem: null, unread: { entries: 0, gaps: [], isCutOff: true } })
    await tick(at(46), answering(aCalendar('20310305T090000Z')))
    expect(await times()).toEqual(['2031-03-05T09:00'])
  })
})

describe('a calendar that cannot be read', () => {
  const huge = aCalendar('20310304T090000Z') + ' '.repeat(3 * 1024 * 1024)
  it.each([
    ['does not answer', () => Promise.reject(new Error('reset')), 'unreachable'],
    ['is gone', answering('', { status: 404 }), 'refused'],
    ['asks for a password', answering('', { status: 401 }), 'refused'],
    ['is a page', answering('<!doctype html>'), 'not-a-calendar'],
    ['is empty', answering(''), 'not-a-calendar'],
    ['is too large', answering(huge), 'too-large'],
    [
      'leads into a private network',
      answering('', { status: 302, headers: { location: 'https://10.0.0.1/' } }),
      'unreachable',
    ],
    [
      'leads away from https',
      answering('', { status: 302, headers: { location: 'http://calendar.example/' } }),
      'unreachable',
    ],
    ['leads in circles', answering('', { status: 302, headers: { location: address } }), 'unreachable'],
  ])('because it %s keeps the times read before, and says since when', async (_, response, problem) => {
    await subscribe(context(), address)
    await tick(at(1), answering(aCalendar('20310304T090000Z')))
    await tick(at(16), response)
    await tick(at(31), response)
    expect(await times()).toEqual(['2031-03-04T09:00'])
    expect(await stateAt()).toEqual({
      host: 'calendar.example',
      problem,
      lastReadAt: at(1).toISOString(),
      failingSince: at(16).toISOString(),
      unread: null,
    })
    await tick(at(46), answering(aCalendar('20310305T090000Z')))
    expect(await stateAt()).toMatchObject({ failingSince: null, problem: null })
  })

  it('is asked once an hour after a day', async () => {
    await subscribe(context(), address)
    const fail = answering('', { status: 500 })
    await tick(at(0), fail)
    await tick(at(25 * 60), fail)
    expect(await tick(at(25 * 60 + 59), fail)).toEqual([])
    expect(await tick(at(26 * 60), fail)).toEqual([address])
  })
})
