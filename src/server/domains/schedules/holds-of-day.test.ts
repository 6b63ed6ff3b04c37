import { expect, it } from 'vitest'
import { weekdays } from '#shared/site-config.ts'
import { freeSlots } from './free-slots.ts'
import { holdsOfDay } from './occupies-time.ts'

const rules = {
  timeZone: 'Asia/Kathmandu',
  slotMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 0,
  daysAhead: 30,
  weeklyHours: weekdays.map((day) => ({ day, from: '09:00', to: '17:00' })),
  daysOff: [],
}

it('a day is the person’s own', () => {
  expect(holdsOfDay(rules, new Date('2027-01-12T20:00:00Z'))).toMatchObject({
    dayStartsAt: new Date('2027-01-12T18:15:00Z'),
    dayEndsAt: new Date('2027-01-13T18:15:00Z'),
  })
})

it('half of the times of a day may be held, fewer with buffers, and one where only one fits', () => {
  const max = (overrides: Partial<typeof rules>) =>
    holdsOfDay({ ...rules, ...overrides }, new Date('2027-01-12T10:00:00Z')).holdsMax
  expect(max({})).toBe(4)
  expect(max({ bufferMinutes: 0 })).toBe(8)
  expect(max({ slotMinutes: 480, bufferMinutes: 0 })).toBe(1)
  expect(max({ weeklyHours: [{ day: 'Tuesday', from: '09:00', to: '11:00' }], bufferMinutes: 0 })).toBe(2)
})

it.each([
  [30, 15],
  [60, 15],
  [60, 0],
  [15, 30],
  [45, 60],
])(
  'slots of %i minutes with buffers of %i leave a part of the day, however they are held',
  (slotMinutes, bufferMinutes) => {
    const person = { ...rules, slotMinutes, bufferMinutes }
    const window = { startsAt: new Date('2027-01-12T00:00:00Z'), endsAt: new Date('2027-01-12T18:00:00Z') }
    const free = (starts: readonly Date[]) => {
      const appointments = starts.map((startsAt) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + slotMinutes * 60_000),
      }))
      return freeSlots(
        person,
        { appointments, busyTimes: [] },
        { now: new Date('2027-01-11T00:00:00Z'), window },
      )
    }
    const { holdsMax } = holdsOfDay(person, window.startsAt)
    const held: Date[] = []
    while (held.length < holdsMax) {
      const [worst] = free(held)
        .map((start) => ({ start, left: free([...held, start]).length }))
        .sort((a, b) => a.left - b.left)
      if (!worst) break
      held.push(worst.start)
    }
    expect(held).toHaveLength(holdsMax)
    expect(free(held).length).toBeGreaterThan(0)
  },
)
