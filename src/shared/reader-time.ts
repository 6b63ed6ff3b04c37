import { dateFormat } from './formats.ts'
import { ownTimeZone } from './time-zones.ts'

/** Formats in the time zone of the device, so call it only for what the browser renders. */
export function readerDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat({ ...options, timeZone: ownTimeZone() })
}

export function formatDayAndTime(iso: string): string {
  return readerDateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(new Date(iso))
}

export function formatClock(iso: string): string {
  return readerDateFormat({ timeStyle: 'short', hourCycle: 'h23' }).format(new Date(iso))
}
