import type { ReactNode } from 'react'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { formatTime } from './time.ts'

/** What was sent. */
export function BookingFacts({ request }: { request: AdminBookingDetail }) {
  const { companyName, contactName, clientEmail, service, preferredTimeline, budget, createdAt } = request
  const facts: readonly (readonly [string, string])[] = [
    ['Service', service],
    ['Company', companyName],
    ['Contact', contactName],
    ['Timeline', preferredTimeline],
    ['Budget', budget],
    ['Received', formatTime(createdAt)],
  ]
  return (
    <SectionCard title="What was sent">
      <dl className="divide-y divide-line text-small">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name="Account">
          {request.account ? (
            <SiteLink
              href={`/admin/users/user?id=${request.account.id}`}
              className="text-link hover:underline"
            >
              {request.account.name} ({request.account.username})
            </SiteLink>
          ) : (
            'None: the client follows it by its code'
          )}
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${clientEmail}`} className="text-link wrap-anywhere hover:underline">
            {clientEmail}
          </a>
        </Fact>
        <Fact name="Client's page">
          <SiteLink
            href={`/booking/confirmation/${request.confirmationCode}`}
            className="text-link tabular hover:underline"
          >
            {request.confirmationCode}
          </SiteLink>
        </Fact>
      </dl>
      {request.notes ? (
        <>
          <h3 className="mt-5 text-small font-semibold">In the client's words</h3>
          <p className="mt-1.5 rounded-field bg-tint px-4 py-3 text-small wrap-anywhere whitespace-pre-line">
            {request.notes}
          </p>
        </>
      ) : null}
    </SectionCard>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
