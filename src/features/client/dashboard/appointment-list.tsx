import type { UseQueryResult } from '@tanstack/react-query'
import { appointmentListTexts as texts } from '#content/interface/client/dashboard.ts'
import type { ProviderAppointment } from '#contracts/provider-appointments.ts'
import { Card } from '#ui/card.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function AppointmentList({ query }: { query: UseQueryResult<ProviderAppointment[]> }) {
  if (query.data?.length === 0) return null
  return (
    <Card as="section" aria-labelledby="appointments-heading">
      <h2 id="appointments-heading" className="text-h3">
        {texts.heading}
      </h2>
      <QueryState query={query} what={texts.what} skeleton={<div className="h-40" />}>
        {(appointments) => (
          <ul className="mt-2 divide-y divide-line">
            {appointments.map(({ confirmationCode, companyName, contactName, service, startsAt }) => (
              <li key={confirmationCode} className="py-3 wrap-anywhere last:pb-0">
                <p className="font-semibold">
                  <LocalTime iso={startsAt} isInWords />
                </p>
                <p className="text-small">
                  <SiteLink
                    href={`/booking/confirmation/${confirmationCode}`}
                    className="text-link hover:underline"
                  >
                    {companyName}
                  </SiteLink>
                  {texts.details(contactName, service)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
