import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { expandRule } from './recurrence.ts'
import { readRule } from './rule.ts'
import { CalendarTooLarge, WorkBudget } from './work-budget.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const inWords = (time: number) => new Date(time).toISOString().slice(0, 16)

function ruleIn(text: string) {
  const { rule } = readRule(text)
  if (!rule) throw new Error(`${text} was not read`)
  return rule
}

function expand(text: string, start: string, from: string, to: string) {
  const range = { start: at(start), from: at(from), to: at(to) }
  return [...expandRule({ rule: ruleIn(text), ...range, budget: new WorkBudget(200_000) })].map(inWords)
}

describe('a rule', () => {
  it.each([
    [
      'every weekday',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      ['2031-03-03', '2031-03-04', '2031-03-05', '2031-03-06', '2031-03-07', '2031-03-10'],
    ],
    [
      'every second Tuesday',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
      ['2031-03-03', '2031-03-04', '2031-03-18', '2031-04-01'],
    ],
    [
      'the last Friday of a month',
      'FREQ=MONTHLY;BYDAY=-1FR',
      ['2031-03-03', '2031-03-28', '2031-04-25', '2031-05-30'],
    ],
    [
      'the last working day of a month',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['2031-03-03', '2031-03-31', '2031-04-30', '2031-05-30'],
    ],
    ['the 31st', 'FREQ=MONTHLY;BYMONTHDAY=31', ['2031-03-03', '2031-03-31', '2031-05-31', '2031-07-31']],
    [
      'the last day of a month',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      ['2031-03-03', '2031-03-31', '2031-04-30', '2031-05-31'],
    ],
    ['a number of times', 'FREQ=DAILY;COUNT=3', ['2031-03-03', '2031-03-04', '2031-03-05']],
  ])('for %s gives its days', (_, text, days) => {
    const all = expand(text, '2031-03-03T09:00', '2031-01-01T00:00', '2033-01-01T00:00')
    expect(all.slice(0, days.length)).toEqual(days.map((day) => `${day}T09:00`))
  })

  it('for 29 February matches in leap years only', () => {
    expect(expand('FREQ=YEARLY', '2028-02-29T09:00', '2029-01-01T00:00', '2041-01-01T00:00')).toEqual([
      '2032-02-29T09:00',
      '2036-02-29T09:00',
      '2040-02-29T09:00',
    ])
  })

  it('that began long ago is not followed from its beginning, unless it counts', () => {
    const range = ['2031-03-03T00:00', '2031-03-04T23:00'] as const
    expect(expand('FREQ=DAILY', '1970-01-01T09:00', ...range)).toEqual([
      '2031-03-03T09:00',
      '2031-03-04T09:00',
    ])
    expect(expand('FREQ=WEEKLY;COUNT=3191', '1970-01-05T09:00', ...range)).toEqual([])
    expect(expand('FREQ=WEEKLY;COUNT=3192', '1970-01-05T09:00', ...range)).toEqual(['2031-03-03T09:00'])
    const rule = ruleIn('FREQ=DAILY')
    const budget = new WorkBudget(10)
    const span = { start: 0, from: at(range[0]), to: at(range[1]) }
    expect([...expandRule({ rule, ...span, budget })]).toHaveLength(2)
  })

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=5',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
    'FREQ=DAILY;BYDAY=MO;BYSETPOS=3',
    'FREQ=YEARLY;COUNT=5;BYMONTH=2;BYMONTHDAY=30',
  ])('%s, which never comes true and keeps ical.js searching forever, ends', (text) => {
    expect(expand(text, '2031-01-31T09:00', '2031-02-01T00:00', '2033-01-01T00:00')).toEqual([])
  })

  it('that would take too long is given up', () => {
    const expandEndlessly = () =>
      expand('FREQ=DAILY;COUNT=9999999', '0001-01-01T09:00', '2031-01-01T00:00', '2031-02-01T00:00')
    expect(expandEndlessly).toThrow(CalendarTooLarge)
  })
})

const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const monthDay = fc.oneof(fc.integer({ min: 1, max: 28 }), fc.integer({ min: -28, max: -1 }))
const list = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 3 })
const parts = fc.oneof(
  fc.record({ FREQ: fc.constant('DAILY') }),
  fc.record({ FREQ: fc.constant('WEEKLY'), BYDAY: list(fc.constantFrom(...days)) }),
  fc.record({ FREQ: fc.constant('MONTHLY'), BYMONTHDAY: list(monthDay) }),
  fc.record({
    FREQ: fc.constant('MONTHLY'),
    BYDAY: list(
      fc
        .tuple(fc.constantFrom(1, 2, 3, 4, -1, -2), fc.constantFrom(...days))
        .map(([nth, day]) => `${nth}${day}`),
    ),
  }),
  fc.record({
    FREQ: fc.constant('YEARLY'),
    BYMONTH: list(fc.integer({ min: 1, max: 12 })),
    BYMONTHDAY: list(fc.integer({ min: 1, max: 28 })),
  }),
)

it('a rule gives the same days as ical.js gives, where that gives any', () => {
  const whens = fc.record({
    parts,
    interval: fc.integer({ min: 1, max: 4 }),
    hasCount: fc.boolean(),
    day: fc.integer({ min: 0, max: 700 }),
  })
  fc.assert(
    fc.property(whens, ({ parts: given, interval, hasCount, day }) => {
      const text = [
        ...Object.entries(given).map(([name, value]) => `${name}=${[value].flat().join(',')}`),
        `INTERVAL=${interval}`,
        ...(hasCount ? ['COUNT=20'] : []),
      ].join(';')
      const base = at('2030-01-01T09:00') + day * 86_400_000
      const timesFrom = (start: number) => {
        const iterator = ICAL.Recur.fromString(text).iterator(
          ICAL.Time.fromDateTimeString(`${inWords(start)}:00`),
        )
        return Array.from({ length: 20 }, () => iterator.next()?.toString().slice(0, 16))
      }
      const start = at(timesFrom(base)[0] ?? '')
      const expectedTimes = timesFrom(start)
      const end = inWords(at(expectedTimes.at(-1) ?? ''))
      expect(expand(text, inWords(start), inWords(start), end)).toEqual(expectedTimes)
    }),
    { numRuns: 300 },
  )
})
