const kinds = ['VEVENT', 'VFREEBUSY', 'VTIMEZONE'] as const
export type ComponentKind = (typeof kinds)[number]

export interface CalendarComponent {
  kind: ComponentKind
  text: string
}

/** Excludes titles, places, people and descriptions, so none of those is ever parsed or stored. */
const readProperties = new Set([
  ...['BEGIN', 'END', 'UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['TRANSP', 'STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREEBUSY'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
])
/** Longer lines are not dates, and the parser's time grows with the square of a line's length. */
const lineCharsMax = 20_000
const lineCharsMaxOfOthers = 100

/**
 * Returns the components that say when somebody is busy, or null for a text that is not a calendar. Each is
 * parsed separately, so that a broken one does not hide the others.
 */
export function readComponents(text: string): CalendarComponent[] | null {
  const lines = unfold(text)
  if (lines.next().value?.trim().toUpperCase() !== 'BEGIN:VCALENDAR') return null
  const components: CalendarComponent[] = []
  let open: { kind: ComponentKind; lines: string[] } | null = null
  for (const line of lines) {
    const name = nameOf(line)
    const value = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase()
    const kind = kinds.find((one) => one === value)
    if (!open) {
      if (name === 'BEGIN' && kind) open = { kind, lines: [line] }
      continue
    }
    if (readProperties.has(name) && line.length <= lineCharsMax) open.lines.push(line)
    if (name !== 'END' || value !== open.kind) continue
    components.push({ kind: open.kind, text: open.lines.join('\r\n') })
    open = null
  }
  return components
}

const nameOf = (line: string) => (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase()

function* unfold(text: string): Generator<string, undefined> {
  let parts: string[] = []
  let length = 0
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (raw.startsWith(' ') || raw.startsWith('\t')) {
      const isRead = readProperties.has(nameOf(parts[0] ?? ''))
      if (length <= (isRead ? lineCharsMax : lineCharsMaxOfOthers)) parts.push(raw.slice(1))
      length += raw.length
      continue
    }
    if (parts.length > 0) yield parts.join('')
    parts = [raw]
    length = raw.length
  }
  if (parts.length > 0) yield parts.join('')
  return undefined
}
