import { calendarTexts } from '#content/interface/machines.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { Appointment } from './find-appointment.ts'

/**
 * Follows RFC 5545. The UID is stable and SEQUENCE rises with every change, so that a newer file replaces the older
 * entry. There is no end, because no duration is agreed.
 */
export function calendarFile(
  { code, service, companyName, startsAt, createdAt, updatedAt }: Appointment & { startsAt: Date },
  siteUrl: string,
): string {
  const url = `${siteUrl}/booking/confirmation/${formatCode(code)}`
  const calendar = ical({
    prodId: { company: site.brand, product: calendarTexts.product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `booking-${code.toLowerCase()}@${site.domain}`,
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
    stamp: updatedAt,
    start: startsAt,
    summary: calendarTexts.summary({ service, brand: site.brand }),
    description: calendarTexts.description({ code: formatCode(code), companyName, url }),
    url,
    status: ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString()}\r\n`
}
