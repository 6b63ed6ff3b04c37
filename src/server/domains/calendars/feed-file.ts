import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarTexts } from '#content/interface/machines.ts'
import type { Role } from '#contracts/auth.ts'
import { calendarUid } from '#domains/bookings/calendar.ts'
import { linkFor } from '#platform/email/booking-links.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { FeedAppointment } from './list-appointments.ts'

const refreshSeconds = 30 * 60
const minuteMs = 60_000

interface FeedFile {
  appointments: readonly FeedAppointment[]
  role: Role
  siteUrl: string
}

/** Renders a calendar with only what it needs about a client, because whoever runs the calendar can read it. */
export function feedFile({ appointments, role, siteUrl }: FeedFile): string {
  const isForAgency = role !== 'client'
  const calendar = ical({
    prodId: { company: site.brand, product: calendarTexts.product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: calendarTexts.feedName(site.brand),
    ttl: refreshSeconds,
  })
  for (const { code, service, companyName, startsAt, minutes, sequence, changedAt } of appointments) {
    if (!startsAt) continue
    const title = service ?? ''
    const url = linkFor(role)(code, siteUrl)
    calendar.createEvent({
      id: calendarUid(code),
      sequence,
      stamp: changedAt,
      start: startsAt,
      ...(minutes ? { end: new Date(startsAt.getTime() + minutes * minuteMs) } : {}),
      summary: isForAgency
        ? calendarTexts.agencySummary({ service: title, companyName })
        : calendarTexts.summary({ service: title, brand: site.brand }),
      description: calendarTexts.description({ code: formatCode(code), companyName: null, url }),
      url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}
