import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarTexts } from '#content/interface/machines.ts'
import type { Attachment } from '#platform/db/schema/outbox.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { BookingContact } from './booking-row.ts'

export interface CalendarEntry {
  code: string
  service: string
  companyName: string | null
  startsAt: Date
  minutes?: number | null | undefined
  sequence: number
  changedAt: Date
  siteUrl: string
  isTentative?: boolean
}

/** Returns an iCalendar file with one appointment, for download (`METHOD:PUBLISH`, no attendee). */
export const calendarFile = (entry: CalendarEntry): string => fileOf(entry, ICalCalendarMethod.PUBLISH)

export const calendarUid = (code: string) => `booking-${code.toLowerCase()}@${site.domain}`

interface AppointmentChange extends Omit<CalendarEntry, 'startsAt'> {
  contact: BookingContact
  before: Date | null
  after: Date | null
}

export function calendarAttachment({
  before,
  after,
  contact,
  ...details
}: AppointmentChange): Attachment | undefined {
  const startsAt = after ?? before
  if (!contact.email || !startsAt || before?.getTime() === after?.getTime()) return undefined
  const method = after ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL
  const companyName = contact.name === null ? null : details.companyName
  return {
    name: `booking-${formatCode(details.code)}.ics`,
    type: `text/calendar; method=${method}; charset=utf-8`,
    content: fileOf({ ...details, companyName, startsAt }, method, contact),
  }
}

/**
 * Follows RFC 5545 and RFC 5546. The UID is stable and SEQUENCE rises with every change, so that a newer file replaces
 * the older entry (docs/decisions/028-appointments-in-calendars.md).
 */
function fileOf(
  { code, service, companyName, startsAt, minutes, sequence, changedAt, siteUrl, isTentative }: CalendarEntry,
  method: ICalCalendarMethod,
  attendee?: BookingContact,
): string {
  const url = `${siteUrl}/booking/confirmation/${formatCode(code)}`
  const current = isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
  const calendar = ical({
    prodId: { company: site.brand, product: calendarTexts.product, language: 'EN' },
    method,
  })
  const event = calendar.createEvent({
    id: calendarUid(code),
    sequence,
    stamp: changedAt,
    start: startsAt,
    ...(minutes ? { end: new Date(startsAt.getTime() + minutes * 60_000) } : {}),
    summary: calendarTexts.summary({ service, brand: site.brand }),
    description: calendarTexts.description({ code: formatCode(code), companyName, url }),
    url,
    status: method === ICalCalendarMethod.CANCEL ? ICalEventStatus.CANCELLED : current,
  })
  if (attendee) {
    event.organizer({ name: site.brand, email: site.email })
    event.createAttendee({ email: attendee.email, name: attendee.name, rsvp: false })
  }
  return `${calendar.toString()}\r\n`
}
