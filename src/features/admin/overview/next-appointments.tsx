import { nextAppointmentsTexts as texts } from '#content/interface/admin/overview.ts'
import { type NextAppointment, nextAppointmentsMax } from '#contracts/admin.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { Card } from '#ui/card.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { bookingPath } from '../bookings/bookings-state.ts'

export function NextAppointments({ appointments }: { appointments: readonly NextAppointment[] | undefined }) {
  return (
    <Card as="section" size="none" aria-label={texts.title} className="overflow-clip">
      <div className="px-5 py-3 lg:px-6">
        <h2 className="flex min-h-11 items-center text-h4">{texts.title}</h2>
      </div>
      {appointments === undefined ? (
        <SkeletonRows count={nextAppointmentsMax} rowClass="h-24 border-t md:h-15.5" />
      ) : appointments.length === 0 ? (
        <p className="border-t border-line px-6 py-8 text-center text-fine text-ink-soft">{texts.empty}</p>
      ) : (
        <ul>
          {appointments.map((appointment) => (
            <Row key={appointment.confirmationCode} appointment={appointment} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ appointment }: { appointment: NextAppointment }) {
  const { confirmationCode, companyName, contactName, service, person, startsAt } = appointment
  return (
    <li className="relative grid min-h-15.5 items-center gap-x-4 border-t border-line px-5 py-2 hover:bg-tint md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)] lg:px-6">
      <time dateTime={startsAt} className="text-small font-semibold tabular">
        {timeInWords(new Date(startsAt), siteTimeZone)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <SiteLink
          href={bookingPath(confirmationCode)}
          className="font-heading text-small font-semibold after:absolute after:inset-0"
        >
          {companyName}
        </SiteLink>
        <p className="text-tiny text-ink-soft">{contactName}</p>
      </div>
      <div className="min-w-0 text-fine wrap-anywhere">
        {service}
        <p className="text-tiny text-ink-soft">{person ? texts.withPerson(person) : texts.withNobody}</p>
      </div>
    </li>
  )
}
