import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { calendarDay, siteTimeZone } from '#shared/formats.ts'
import { weekdays } from '#shared/site-config.ts'
import { openDb } from '#platform/db/open.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { findFreeSlots, findOffersAt } from './find-free-slots.ts'

const db = openDb(env.DB)
const now = new Date('2027-01-11T08:00:00Z')
const user = await addUser(db, { role: 'admin' })

beforeEach(() => db.delete(schedules))

const isOffered = async (iso: string) => (await findOffersAt(aContext(db, { now }), new Date(iso))).length > 0

it.each(['9999-12-31T23:59:30-00:30', '+010000-01-01T00:00:00Z', '+200000-01-01T09:00:00Z'])(
  'nothing is offered at %s, past the last day that anybody offers',
  async (iso) => {
    await addSchedule(db, { userId: user.id })
    expect(await isOffered(iso)).toBe(false)
  },
)

it.each(['Etc/Unknown', 'XYZ', ''])(
  'hours stored in the zone %j are read in the zone of the site',
  async (timeZone) => {
    await addSchedule(db, { userId: user.id, timeZone: siteTimeZone })
    const freeTimes = await findFreeSlots(aContext(db, { now }))
    await db.delete(schedules)
    await addSchedule(db, { userId: user.id, timeZone })
    expect(await findFreeSlots(aContext(db, { now }))).toEqual(freeTimes)
    expect(freeTimes.slots).not.toEqual([])
  },
)

it('nothing is offered while nobody has open hours', async () => {
  expect(await isOffered('2027-01-12T09:00:00Z')).toBe(false)
})

it.each([
  ['Pacific/Kiritimati', '2027-02-10T08:00:00Z'],
  ['Etc/GMT+12', '2027-02-10T10:00:00Z'],
])(
  'in %s, the last hour of the last day is offered and the same hour a day later is not',
  async (timeZone, last) => {
    const weeklyHours = weekdays.map((day) => ({ day, from: '00:00', to: '23:00' }))
    await addSchedule(db, { userId: user.id, timeZone, weeklyHours })
    expect(await isOffered(last)).toBe(true)
    expect(await isOffered(new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString())).toBe(false)
  },
)

it.each(['Australia/Sydney', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])(
  'to a reader in %s, whole days of that zone are offered, each once, to the last time',
  async (timeZone) => {
    const weeklyHours = weekdays.map((day) => ({ day, from: '00:00', to: '24:00' }))
    await addSchedule(db, { userId: user.id, timeZone: 'Europe/Lisbon', weeklyHours })
    const startsByDay = new Map<string, string[]>()
    let from: string | undefined
    do {
      const { slots, next } = await findFreeSlots(aContext(db, { now }), { from, timeZone })
      const daysBefore = new Set(startsByDay.keys())
      for (const { startsAt } of slots) {
        const day = calendarDay(new Date(startsAt), timeZone)
        expect(daysBefore).not.toContain(day)
        startsByDay.set(day, [...(startsByDay.get(day) ?? []), startsAt])
      }
      expect(startsByDay.size - daysBefore.size).toBeLessThanOrEqual(7)
      from = next ?? undefined
    } while (from)
    const starts = [...startsByDay.values()].flat()
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts[0]).toBe(now.toISOString())
    expect(starts.at(-1)).toBe('2027-02-10T23:00:00.000Z')
    expect(starts).toHaveLength(16 + 30 * 24)
  },
)

it('days are answered whole, and days without free times name the first later day that has one', async () => {
  const weeklyHours = [{ day: 'Monday' as const, from: '09:00', to: '10:00' }]
  await addSchedule(db, { userId: user.id, timeZone: 'UTC', weeklyHours, daysAhead: 90 })
  const freeIn = (from: string, to: string) => findFreeSlots(aContext(db, { now }), { from, to })
  const january = await freeIn('2027-01-01', '2027-01-31')
  expect(january.slots.map(({ startsAt }) => startsAt.slice(8, 10))).toEqual(['11', '18', '25'])
  expect(january.next).toBe('2027-02-01')
  expect(await freeIn('2027-02-02', '2027-02-07')).toEqual({ slots: [], next: '2027-02-08' })
  expect((await freeIn('2027-04-01', '2027-04-30')).next).toBe(null)
  expect(await freeIn('2026-12-01', '2026-12-31')).toEqual({ slots: [], next: '2027-01-11' })
})
