import { useQuery } from '@tanstack/react-query'
import { format } from 'date-fns'
import type { Subscriber } from '#contracts/admin-newsletter.ts'
import { Badge } from '#ui/badge.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { bookingsQuery, subscribersQuery } from './queries.ts'
import { RequestCard } from './request-card.tsx'

/** What came in: service requests with the moves they may make, and newsletter sign-ups. */
export function SubmissionsPage() {
  const requests = useQuery(bookingsQuery)
  const subscribers = useQuery(subscribersQuery)
  return (
    <>
      <TitleBand title="Contact submissions">
        Service requests and newsletter sign-ups, newest first.
      </TitleBand>
      <div className="page-width grid items-start gap-5 pb-20 lg:grid-cols-[1.7fr_1fr]">
        <section aria-labelledby="requests-heading">
          <h2 id="requests-heading" className="mb-3 text-h4">
            Service requests
          </h2>
          <QueryState query={requests} what="the service requests">
            {(list) =>
              list.length === 0 ? (
                <Nothing>No requests yet. They appear here as soon as somebody sends one.</Nothing>
              ) : (
                <ul className="grid gap-3">
                  {list.map((request) => (
                    <RequestCard key={request.confirmationCode} request={request} />
                  ))}
                </ul>
              )
            }
          </QueryState>
        </section>
        <section aria-labelledby="subscribers-heading">
          <h2 id="subscribers-heading" className="mb-3 text-h4">
            Newsletter sign-ups
          </h2>
          <QueryState query={subscribers} what="the newsletter sign-ups">
            {(list) =>
              list.length === 0 ? (
                <Nothing>Nobody has signed up yet.</Nothing>
              ) : (
                <SubscriberList list={list} />
              )
            }
          </QueryState>
        </section>
      </div>
    </>
  )
}

const Nothing = ({ children }: { children: string }) => (
  <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-ink-soft">
    {children}
  </p>
)

function SubscriberList({ list }: { list: readonly Subscriber[] }) {
  return (
    <ul data-card="" className="divide-y divide-line rounded-card border border-line bg-card">
      {list.map(({ email, createdAt, isSubscribed }) => (
        <li key={email} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5">
          <span className="min-w-0 grow text-small break-all">{email}</span>
          <time dateTime={createdAt} className="text-tiny text-ink-soft">
            {format(new Date(createdAt), 'MMM dd, yyyy')}
          </time>
          {isSubscribed ? null : <Badge tone="danger">left</Badge>}
        </li>
      ))}
    </ul>
  )
}
