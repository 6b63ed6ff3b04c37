import ICAL from 'ical.js'
import * as z from 'zod/mini'
import { frequencies, type Rule } from './rule.ts'

/** The form that ical.js gives a component: jCal, RFC 7265. */
interface Component {
  name: string
  properties: readonly Property[]
  components: readonly Component[]
}

interface Property {
  name: string
  parameters: Readonly<Record<string, unknown>>
  values: readonly unknown[]
}

export interface CalendarTime {
  shownMs: number
  isDay: boolean
  zone: string | null
}

export function parseComponent(text: string): Component | null {
  try {
    return toComponent(ICAL.parse(text))
  } catch {
    return null
  }
}

const propertySchema = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()], z.unknown())
const componentSchema = z.tuple([z.string(), z.array(propertySchema), z.array(z.unknown())])

function toComponent(jCal: unknown): Component | null {
  const result = z.safeParse(componentSchema, jCal)
  if (!result.success) return null
  const [name, properties, components] = result.data
  return {
    name,
    properties: properties.map(([property, parameters, , ...values]) => ({
      ...{ name: property, parameters, values },
    })),
    components: components.map(toComponent).filter((component) => component !== null),
  }
}

export const propertiesOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name)

export function wordOf(component: Component, name: string): string {
  const value = propertiesOf(component, name)[0]?.values[0]
  return typeof value === 'string' ? value.toUpperCase() : ''
}

const timePattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(Z?))?$/

export function toTime(value: unknown, zone: unknown): CalendarTime | null {
  const [, day, time = '00:00:00', utc] = (typeof value === 'string' && timePattern.exec(value)) || []
  const shownMs = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(shownMs)) return null
  const isDay = utc === undefined
  return { shownMs, isDay, zone: utc === 'Z' ? 'UTC' : typeof zone === 'string' && !isDay ? zone : null }
}

export function timesOf(component: Component, name: string): CalendarTime[] {
  return propertiesOf(component, name).flatMap(({ parameters, values }) =>
    values.map((value) => toTime(value, parameters.tzid)).filter((time) => time !== null),
  )
}

const durationPattern =
  /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/
const secondsOfUnits = [7 * 86_400, 86_400, 3600, 60, 1]

export function durationMs(value: unknown): number | null {
  const match = typeof value === 'string' ? durationPattern.exec(value) : null
  if (!match) return null
  const [, sign, ...numbers] = match
  const seconds = numbers.reduce(
    (sum, number, index) => sum + Number(number ?? 0) * (secondsOfUnits[index] ?? 0),
    0,
  )
  return (sign === '-' ? -1 : 1) * seconds * 1000
}

const oneOrMore = <Item extends z.core.SomeType>(item: Item) =>
  z._default(
    z.pipe(
      z.union([item, z.array(item)]),
      z.transform((value) => [value].flat()),
    ),
    [],
  )
const numbers = oneOrMore(z.coerce.number())
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const byDaySchema = z.pipe(
  z.string().check(z.regex(/^[+-]?\d{0,2}(SU|MO|TU|WE|TH|FR|SA)$/)),
  z.transform((text) => ({ nth: Number.parseInt(text, 10) || 0, weekday: weekdays.indexOf(text.slice(-2)) })),
)
const intervalMax = 10_000
const ruleSchema = z.object({
  freq: z.enum(frequencies),
  interval: z._default(z.int().check(z.minimum(1), z.maximum(intervalMax)), 1),
  count: z._default(z.nullable(z.int().check(z.minimum(1))), null),
  until: z._default(z.nullable(z.string()), null),
  byday: oneOrMore(byDaySchema),
  bymonth: numbers,
  bymonthday: numbers,
  byyearday: numbers,
  byweekno: numbers,
  bysetpos: numbers,
  wkst: z._default(z.int().check(z.minimum(1), z.maximum(7)), 2),
})

export function ruleOf(component: Component): (Rule & { until: CalendarTime | null }) | null {
  const result = z.safeParse(ruleSchema, propertiesOf(component, 'rrule')[0]?.values[0])
  if (!result.success) return null
  const { freq, interval, count, until, byday, bymonth, bymonthday, byyearday, byweekno, bysetpos, wkst } =
    result.data
  return {
    ...{ freq, interval, count, byDay: byday, byMonth: bymonth, byMonthDay: bymonthday },
    ...{ byYearDay: byyearday, byWeekNo: byweekno, bySetPos: bysetpos, weekStart: wkst - 1 },
    until: toTime(until, null),
  }
}
