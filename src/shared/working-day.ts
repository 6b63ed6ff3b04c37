import type { Office, OpeningHours } from './site-config.ts'
import { clockTime, minutesOf } from './clock-time.ts'
import { isAroundTheClock, timesInWords } from './opening-hours.ts'

const dayMinutes = 24 * 60
const usualHours = { opens: '09:00', closes: '17:00' } as const

export interface DayBar {
  name: string
  note: string
  kind: 'office' | 'support'
  /** Minutes after midnight in the zone of the support hours; two parts if midnight is within the hours. */
  parts: readonly { from: number; to: number }[]
}

interface WorkingDayTexts {
  support: string
  local(hours: string): string
}

export function workingDay(
  offices: readonly Office[],
  support: OpeningHours,
  texts: WorkingDayTexts,
): DayBar[] {
  const officeBars = offices.map(({ city, utcOffsetMinutes, hours }): DayBar => {
    const shift = support.timeZone.utcOffsetMinutes - utcOffsetMinutes
    const { opens, closes } = hours ?? (shift === 0 ? support : usualHours)
    return {
      name: city,
      note: isAroundTheClock({ opens, closes })
        ? timesInWords({ ...support, opens, closes })
        : texts.local(`${clockTime(opens)}-${clockTime(closes)}`),
      kind: 'office',
      parts: partsOfDay(minutesOf(opens) + shift, minutesOf(closes) + shift),
    }
  })
  const supportBar: DayBar = {
    name: texts.support,
    note: timesInWords(support),
    kind: 'support',
    parts: [{ from: minutesOf(support.opens), to: minutesOf(support.closes) }],
  }
  return [...officeBars, supportBar].sort((a, b) => (a.parts[0]?.from ?? 0) - (b.parts[0]?.from ?? 0))
}

function partsOfDay(from: number, to: number): DayBar['parts'] {
  const start = ((from % dayMinutes) + dayMinutes) % dayMinutes
  const end = start + to - from
  return end <= dayMinutes
    ? [{ from: start, to: end }]
    : [
        { from: 0, to: end - dayMinutes },
        { from: start, to: dayMinutes },
      ]
}

export function officesTakeTurns(offices: readonly Office[], support: OpeningHours): boolean {
  const parts = workingDay(offices, support, { support: '', local: (hours) => hours })
    .flatMap((bar) => (bar.kind === 'office' ? bar.parts : []))
    .sort((a, b) => a.from - b.from)
  return offices.length > 1 && parts.every(({ from }, index) => from >= (parts[index - 1]?.to ?? 0))
}

export function officesOpenTogether(offices: readonly Office[], support: OpeningHours): boolean {
  const bars = workingDay(offices, support, { support: '', local: (hours) => hours })
  return (
    new Set(bars.flatMap(({ kind, parts }) => (kind === 'office' ? JSON.stringify(parts) : []))).size === 1
  )
}
