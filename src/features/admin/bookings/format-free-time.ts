import { ownTimeZone } from '#shared/time-zones.ts'
import { isShownTwice } from '#shared/time-in-words.ts'
import { formatTime } from './time.ts'

export const formatFreeTime = (iso: string): string =>
  formatTime(iso, isShownTwice(Date.parse(iso), ownTimeZone()) ? { timeZoneName: 'shortOffset' } : {})
