import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '#shared/formats.ts'
import { weekdays } from '#shared/site-config.ts'
import { freeSlots, type Interval, type SlotRules } from './free-slots.ts'

const everyDay = (from: string, to: string) => weekdays.map((day) => ({ day, from, to }))
const rules = (overrides: Partial<SlotRules> = {}): SlotRules => ({
  timeZone: 'Europe/Berlin',
  slotMinutes: 60,
  bufferMinutes: 0,
  noticeHours: 0,
  daysAhead: 180,
  weeklyHours: everyDay('09:00', '12:00'),
  daysOff: [],
  ...overrides,
})
const nothing: Record<'appointments' | 'busyTimes', readonly Interval[]> = { appointments: [], busyTimes: [] }
const between = (from: string, to: string): Interval => ({ startsAt: new Date(from), endsAt: new Date(to) })
const on = (day: string): Interval => ({
  startsAt: new Date(Date.parse(`${day}T00:00:00Z`) - 4 * 60 * 60 * 1000),
  endsAt: new Date(`${day}T20:00:00Z`),
})
const iso = (starts: readonly Date[]) => starts.map((start) => start.toISOString().slice(0, 16))

const slotsOn = (day: string, overrides: Partial<SlotRules> = {}, takenTimes: Partial<typeof nothing> = {}) =>
  iso(
    freeSlots(
      rules(overrides),
      { ...nothing, ...takenTimes },
      {
        now: new Date(Date.parse(`${day}T00:00:00Z`) - 48 * 60 * 60 * 1000),
        window: on(day),
      },
    ),
  )

describe('free slots', () => {
  it('follow each other through the working hours, in the zone of the person', () => {
    expect(slotsOn('2026-01-15')).toEqual(['2026-01-15T08:00', '2026-01-15T09:00', '2026-01-15T10:00'])
    expect(slotsOn('2026-07-15')).toEqual(['2026-07-15T07:00', '2026-07-15T08:00', '2026-07-15T09:00'])
  })

  it('leave no slot that would end after the working hours', () => {
    expect(slotsOn('2026-01-15', { slotMinutes: 90 })).toEqual(['2026-01-15T08:00', '2026-01-15T09:30'])
    expect(slotsOn('2026-01-15', { slotMinutes: 200 })).toEqual([])
  })

  it('are fewer in the night in which clocks skip an hour, and more when they repeat one', () => {
    const weeklyHours = everyDay('01:00', '04:00')
    expect(slotsOn('2026-03-29', { weeklyHours })).toEqual(['2026-03-29T00:00', '2026-03-29T01:00'])
    expect(slotsOn('2026-10-25', { weeklyHours })).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T01:00',
      '2026-10-25T02:00',
    ])
    expect(slotsOn('2026-10-25', { weeklyHours: everyDay('02:00', '04:00') })).toHaveLength(3)
  })

  it('know the leap day, the end of a month and the end of a year', () => {
    expect(slotsOn('2028-02-29')).toHaveLength(3)
    const window = between('2028-02-28T00:00:00Z', '2028-03-02T00:00:00Z')
    const days = freeSlots(rules(), nothing, { now: new Date('2028-02-01T00:00:00Z'), window })
    expect([...new Set(days.map((start) => calendarDay(start, 'Europe/Berlin')))]).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    const newYear = between('2026-12-31T22:00:00Z', '2027-01-01T02:00:00Z')
    const late = rules({ timeZone: 'UTC', weeklyHours: [{ day: 'Thursday', from: '22:00', to: '24:00' }] })
    expect(iso(freeSlots(late, nothing, { now: new Date('2026-12-30T00:00:00Z'), window: newYear }))).toEqual(
      ['2026-12-31T22:00', '2026-12-31T23:00'],
    )
  })

  it('leave out days off, other weekdays, appointments with the buffer, and busy times', () => {
    expect(slotsOn('2026-01-15', { daysOff: [{ firstDay: '2026-01-14', lastDay: '2026-01-15' }] })).toEqual(
      [],
    )
    expect(slotsOn('2026-01-15', { weeklyHours: [{ day: 'Monday', from: '09:00', to: '12:00' }] })).toEqual(
      [],
    )
    const appointments = [between('2026-01-15T08:00:00Z', '2026-01-15T09:00:00Z')]
    expect(slotsOn('2026-01-15', {}, { appointments })).toEqual(['2026-01-15T09:00', '2026-01-15T10:00'])
    expect(slotsOn('2026-01-15', { bufferMinutes: 15 }, { appointments })).toEqual(['2026-01-15T10:00'])
    const busyTimes = [between('2026-01-15T09:30:00Z', '2026-01-15T09:45:00Z')]
    expect(slotsOn('2026-01-15', { bufferMinutes: 60 }, { busyTimes })).toEqual([
      '2026-01-15T08:00',
      '2026-01-15T10:00',
    ])
  })

  it('begin after the notice and end with the days that are offered ahead', () => {
    const now = new Date('2026-01-14T09:30:00Z')
    const window = between('2026-01-14T00:00:00Z', '2026-01-31T00:00:00Z')
    const starts = iso(freeSlots(rules({ noticeHours: 24, daysAhead: 2 }), nothing, { now, window }))
    expect(starts).toEqual(['2026-01-15T10:00', '2026-01-16T08:00', '2026-01-16T09:00', '2026-01-16T10:00'])
  })

  it('never overlap what is taken, each other, or times outside the window', () => {
    const minute = 60_000
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
    const intervals = fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 20 * 1440 }), minutes: fc.integer({ min: 1, max: 600 }) }),
      { maxLength: 8 },
    )
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      'UTC',
    )
    fc.assert(
      fc.property(
        instant,
        zones,
        fc.integer({ min: 5, max: 480 }),
        fc.integer({ min: 0, max: 240 }),
        intervals,
        intervals,
        (nowMs, timeZone, slotMinutes, bufferMinutes, booked, busy) => {
          const toInterval = ({ after, minutes }: { after: number; minutes: number }) => {
            const start = nowMs + after * minute
            return { startsAt: new Date(start), endsAt: new Date(start + minutes * minute) }
          }
          const appointments = booked.map(toInterval)
          const busyTimes = busy.map(toInterval)
          const window = { startsAt: new Date(nowMs), endsAt: new Date(nowMs + 14 * 1440 * minute) }
          const starts = freeSlots(
            rules({ timeZone, slotMinutes, bufferMinutes, weeklyHours: everyDay('00:00', '24:00') }),
            { appointments, busyTimes },
            { now: new Date(nowMs), window },
          ).map((start) => start.getTime())
          for (const [index, start] of starts.entries()) {
            const end = start + slotMinutes * minute
            expect(start).toBeGreaterThanOrEqual(nowMs)
            expect(start).toBeLessThan(window.endsAt.getTime())
            expect(end).toBeLessThanOrEqual(starts[index + 1] ?? Number.POSITIVE_INFINITY)
            for (const { startsAt, endsAt } of appointments) {
              const isApart =
                end + bufferMinutes * minute <= startsAt.getTime() ||
                endsAt.getTime() + bufferMinutes * minute <= start
              expect(isApart).toBe(true)
            }
            for (const { startsAt, endsAt } of busyTimes)
              expect(end <= startsAt.getTime() || endsAt.getTime() <= start).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
