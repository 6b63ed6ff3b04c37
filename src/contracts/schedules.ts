import * as z from 'zod/mini'
import { readTimeZone } from '#shared/time-zones.ts'
import { weekdays } from '#shared/site-config.ts'
import { calendarDaySchema } from './dates.ts'
import { identifierText, optionalLineText } from './entered-text.ts'
import { scheduleRules } from './schedule-rules.ts'

const time = identifierText('Enter a time.').check(
  z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter the time as 09:00, from 00:00 to 24:00.'),
)

const hoursRangeSchema = z
  .object({
    day: z.enum(weekdays, `The day is one of ${weekdays.join(', ')}.`),
    from: time,
    to: time,
  })
  .check(z.refine(({ from, to }) => from < to, 'Working hours end after they begin.'))
export type HoursRange = z.infer<typeof hoursRangeSchema>
export type WeeklyHours = readonly HoursRange[]

const weeklyHoursSchema = z
  .array(hoursRangeSchema)
  .check(
    z.maxLength(
      scheduleRules.rangesMax,
      `A week has at most ${scheduleRules.rangesMax} ranges of working hours.`,
    ),
    ({ value, issues }) => {
      const index = value.findIndex((range, at) => value.slice(0, at).some((other) => overlap(range, other)))
      const message = 'Two ranges of working hours overlap. Join them, or change one.'
      if (index >= 0) issues.push({ code: 'custom', message, input: value, path: [index] })
    },
  )

const overlap = (one: HoursRange, other: HoursRange): boolean =>
  one.day === other.day && one.from < other.to && other.from < one.to

const dayOffSchema = z
  .object({
    firstDay: calendarDaySchema,
    lastDay: calendarDaySchema,
    label: optionalLineText('Name the day off, or leave the name empty.').check(
      z.maxLength(
        scheduleRules.labelCharsMax,
        `A name has at most ${scheduleRules.labelCharsMax} characters.`,
      ),
    ),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, 'A day off ends on or after its first day.'),
  )
export type DayOff = z.infer<typeof dayOffSchema>

const whole = (what: string, { min, max }: { min: number; max: number }) => {
  const message = `${what} is a whole number from ${min} to ${max}.`
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message))
}

const timeZoneSchema = z
  .string('Choose a time zone.')
  .check(z.refine((name) => readTimeZone(name) !== null, 'Choose a time zone such as Europe/Lisbon.'))

const settings = {
  isOpen: z.boolean('"isOpen" is true or false.'),
  timeZone: timeZoneSchema,
  slotMinutes: whole('The length', scheduleRules.slotMinutes),
  bufferMinutes: whole('The buffer', scheduleRules.bufferMinutes),
  noticeHours: whole('The notice', scheduleRules.noticeHours),
  daysAhead: whole('The number of days ahead', scheduleRules.daysAhead),
  weeklyHours: weeklyHoursSchema,
  daysOff: z
    .array(dayOffSchema)
    .check(z.maxLength(scheduleRules.daysOffMax, `At most ${scheduleRules.daysOffMax} entries of days off.`)),
}

export const scheduleChangeSchema = z.object({
  ...settings,
  revision: z.optional(z.int('The revision is a whole number.')),
})
export type ScheduleSettings = Omit<z.infer<typeof scheduleChangeSchema>, 'revision'>

export const slotSchema = z.object({ startsAt: z.string(), minutes: z.number() })
export type Slot = z.infer<typeof slotSchema>

const appointmentsOnDaysOffSchema = z.object({
  count: z.number(),
  first: z.array(
    z.object({
      companyName: z.string(),
      startsAt: z.string(),
      page: z.string(),
    }),
  ),
})
export type AppointmentsOnDaysOff = z.infer<typeof appointmentsOnDaysOffSchema>

export const scheduleSchema = z.object({
  ...settings,
  revision: z.number(),
  nextSlots: z.array(slotSchema),
  appointmentsOnDaysOff: appointmentsOnDaysOffSchema,
  mayOffer: z.boolean(),
})
export type Schedule = z.infer<typeof scheduleSchema>

export const slotQuerySchema = z.object({
  from: z.optional(calendarDaySchema),
  to: z.optional(calendarDaySchema),
  /** The reader's time zone, in which days begin and end. UTC if it is missing or unknown. */
  zone: z.optional(z.string()),
})

export const freeSlotsSchema = z.object({
  slots: z.array(slotSchema),
  next: z.nullable(z.string()),
})
export type FreeSlots = z.infer<typeof freeSlotsSchema>
