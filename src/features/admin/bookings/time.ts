import { waitTexts as texts } from '#content/interface/admin/overview.ts'
import { calendarDay } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { readerDateFormat } from '#shared/reader-time.ts'
import { clockInWords, isShownTwice } from '#shared/time-in-words.ts'
import { answerPromisedHours } from '#content/promised-hours.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'

const hourMs = 3_600_000

export function formatTime(iso: string, more: Intl.DateTimeFormatOptions = {}): string {
  const at = new Date(iso)
  const year = yearOf(at) === yearOf(new Date()) ? {} : ({ year: 'numeric' } as const)
  return readerDateFormat({
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...year,
    ...more,
  }).format(at)
}

export const formatTimeInZone = (iso: string): string =>
  `${formatTime(iso)}, ${clockInWords(ownTimeZone(), new Date(iso))}`

const yearOf = (instant: Date): string => calendarDay(instant, ownTimeZone()).slice(0, 4)

export function formatWait(createdAt: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(createdAt)) / hourMs))
  if (hours < 1) return texts.justArrived
  return hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24))
}

export const isOverdue = (
  { status, createdAt }: { status: string; createdAt: string },
  now: number,
): boolean => status === 'pending' && now - Date.parse(createdAt) > answerPromisedHours * hourMs

export const formatFreeTime = (iso: string): string =>
  formatTime(iso, isShownTwice(Date.parse(iso), ownTimeZone()) ? { timeZoneName: 'shortOffset' } : {})

type Appointment = Pick<AdminBooking, 'status' | 'confirmedFor' | 'outcome'>

export const isOutcomeMissing = ({ status, confirmedFor, outcome }: Appointment, now: number): boolean =>
  status === 'confirmed' && outcome === null && confirmedFor !== undefined && Date.parse(confirmedFor) <= now
