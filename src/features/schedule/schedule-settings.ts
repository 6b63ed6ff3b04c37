import * as z from 'zod/mini'
import type { Schedule } from '#contracts/schedules.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { weekdays } from '#shared/site-config.ts'

/** What a form holds while it is edited. Unlike the contract, it allows an empty time or day. */
export const unsavedSettingsSchema = z.object({
  isOpen: z.boolean(),
  timeZone: z.string(),
  slotMinutes: z.number(),
  bufferMinutes: z.number(),
  noticeHours: z.number(),
  daysAhead: z.number(),
  weeklyHours: z.array(z.object({ day: z.enum(weekdays), from: z.string(), to: z.string() })),
  daysOff: z.array(z.object({ firstDay: z.string(), lastDay: z.string(), label: z.string() })),
  revision: z.number(),
})
export type UnsavedSettings = z.infer<typeof unsavedSettingsSchema>

/** Hours that have never been saved are in the time zone of the person who enters them. */
export function settingsOf({
  nextSlots: _,
  appointmentsOnDaysOff: _appointments,
  mayOffer,
  ...settings
}: Schedule): UnsavedSettings {
  const { isOpen, timeZone, revision } = settings
  return {
    ...settings,
    isOpen: mayOffer && isOpen,
    timeZone: revision === 0 ? ownTimeZone() : timeZone,
  }
}

export function readSettings(data: FormData) {
  const number = (name: string) => Number(data.get(name))
  return {
    isOpen: data.get('isOpen') !== null,
    timeZone: String(data.get('timeZone')),
    slotMinutes: number('slotMinutes'),
    bufferMinutes: number('bufferMinutes'),
    noticeHours: number('noticeHours'),
    daysAhead: number('daysAhead'),
  }
}
