import { nameOfLine, type Property, readProperty } from './calendar-lines.ts'

const entryKinds = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL'])

export interface Component {
  kind: string
  properties: Property[]
  /** The changes of clocks in a time zone; nothing else is read. */
  parts: Component[]
  /** A line is too long to be read, or there are too many. */
  isShortened: boolean
}

export interface CalendarObject {
  method: string
  timeZone: string | null
  components: Component[]
}

export interface CalendarFile {
  calendars: CalendarObject[]
  /** The file ends inside an entry. */
  isCutOff: boolean
}

/** Excludes titles, places, people and descriptions, so none of those is ever parsed or stored. */
const readProperties = new Set([
  ...[
    'UID',
    'SEQUENCE',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'EXRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
  ],
  ...['TRANSP', 'STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREEBUSY'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
])
const lineCharsMax = 100_000
const propertiesMax = 5_000

/** Returns null for a text that is not a calendar. An entry that is not closed ends where the next one begins. */
export function readCalendarFile(lines: readonly string[]): CalendarFile | null {
  const calendars: CalendarObject[] = []
  let entry: Component | null = null
  /** The components inside the entry that are open. */
  let inner: Component[] = []
  for (const line of lines) {
    const name = nameOfLine(line)
    const calendar = calendars.at(-1)
    if (name !== 'BEGIN' && name !== 'END') {
      if (entry) addProperty(inner.at(-1) ?? entry, name, line)
      else if (calendar && name === 'METHOD') calendar.method = readProperty(line)?.value.toUpperCase() ?? ''
      else if (calendar && name === 'X-WR-TIMEZONE') calendar.timeZone = readProperty(line)?.value ?? null
      continue
    }
    const kind = readProperty(line)?.value.toUpperCase() ?? ''
    const isEntry = entryKinds.has(kind)
    if (isEntry || kind === 'VCALENDAR') {
      entry = null
      inner = []
    }
    if (name === 'END') inner.length = Math.max(0, lastIndexOfKind(inner, kind))
    else if (kind === 'VCALENDAR') calendars.push(aCalendarObject())
    else if (isEntry) {
      entry = aComponent(kind)
      if (!calendar) calendars.push(aCalendarObject())
      calendars.at(-1)?.components.push(entry)
    } else if (entry) {
      const part = aComponent(kind)
      if (entry.kind === 'VTIMEZONE' && inner.length === 0) entry.parts.push(part)
      inner.push(part)
    }
  }
  return calendars.length === 0 ? null : { calendars, isCutOff: entry !== null }
}

const lastIndexOfKind = (components: readonly Component[], kind: string) =>
  components.findLastIndex((component) => component.kind === kind)

const aCalendarObject = (): CalendarObject => ({ method: '', timeZone: null, components: [] })

const aComponent = (kind: string): Component => ({ kind, properties: [], parts: [], isShortened: false })

function addProperty(component: Component, name: string, line: string): void {
  if (!readProperties.has(name)) return
  const isRead = line.length <= lineCharsMax && component.properties.length < propertiesMax
  const property = isRead ? readProperty(line) : null
  if (property) component.properties.push(property)
  else component.isShortened = true
}

export const propertiesOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name)

export const wordOf = (component: Component, name: string): string =>
  propertiesOf(component, name)[0]?.value.toUpperCase() ?? ''
