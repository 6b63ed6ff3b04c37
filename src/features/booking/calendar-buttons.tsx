import { confirmationPageCopy as copy, statusProfileCopy } from '#content/booking/copy.ts'
import { calendarTexts } from '#content/interface/machines.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { googleCalendarLink, outlookLink } from '#shared/calendar-links.ts'
import { site } from '#site.config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface CalendarButtonsProps {
  booking: BookingView
  startsAt: Date
  minutes: number
  isTentative: boolean
}

export function CalendarButtons({ booking, startsAt, minutes, isTentative }: CalendarButtonsProps) {
  const { confirmationCode: code, service } = booking
  const title = calendarTexts.summary({ service, brand: site.brand })
  const event = {
    title: isTentative ? copy.tentative(title) : title,
    text: copy.calendarText(code, `${siteOrigin}/booking/confirmation/${code}`),
    startsAt,
    minutes,
  }
  return (
    <div className="mt-7 flex flex-wrap gap-2.5 print-hidden">
      <ButtonLink
        href={pathOf(endpoints.bookingCalendarFile, { params: { code } })}
        look="cta"
        download
        className="max-sm:w-full"
      >
        <Icon name="calendar-plus" />
        {statusProfileCopy.calendar}
      </ButtonLink>
      <ButtonLink href={googleCalendarLink(event)} look="outline" className="max-sm:grow">
        {copy.google}
      </ButtonLink>
      <ButtonLink href={outlookLink(event)} look="outline" className="max-sm:grow">
        {copy.outlook}
      </ButtonLink>
    </div>
  )
}
