import { dateFormat } from './formats.ts'
import { clockInWords, zoneInWords } from './zone-in-words.ts'
import { offsetMs } from './zoned-time.ts'

const halfDayMs = 12 * 60 * 60_000

export function timeInWords(at: Date, timeZone: string): string {
  const { time, zone } = timeAndZone(at, timeZone)
  return `${time} (${zone})`
}

export function timeAndZone(at: Date, timeZone: string): { time: string; zone: string } {
  const time = dateFormat({ dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(at)
  const isAmbiguous = isShownTwice(at.getTime(), timeZone)
  const zone = isAmbiguous ? zoneInWords(timeZone, at).replace(/[()]/g, '') : clockInWords(timeZone, at)
  return { time, zone }
}

/** Returns how to write a time without its day: “15:30”, or “01:30 GMT+1” when clocks show it twice. */
export function clockIn(timeZone: string): (at: Date) => string {
  const options = { hourCycle: 'h23', timeZone } as const
  const time = dateFormat({ timeStyle: 'short', ...options })
  const withOffset = dateFormat({
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    ...options,
  })
  return (at) => (isShownTwice(at.getTime(), timeZone) ? withOffset : time).format(at)
}

export function isShownTwice(atMs: number, timeZone: string): boolean {
  const offset = offsetMs(atMs, timeZone)
  return [-halfDayMs, halfDayMs].some((ms) => {
    const other = offsetMs(atMs + ms, timeZone)
    return other !== offset && offsetMs(atMs + offset - other, timeZone) === other
  })
}
