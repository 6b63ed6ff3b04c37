import type { AdminRequestDetail } from '#contracts/admin-requests.ts'
import { RequestCard } from './request-card.tsx'
import { shownTime } from './time.ts'

const words: Record<string, string> = { pending: 'Request received' }

/** Every status it has had, oldest first, and who made the change. */
export function RequestHistory({ request: { events } }: { request: AdminRequestDetail }) {
  return (
    <RequestCard title="History">
      {events.length === 0 ? (
        <p className="text-fine text-ink-soft">No changes yet.</p>
      ) : (
        <ol className="grid gap-3 border-l-2 border-line pl-4">
          {events.map(({ status, createdAt, actor }, index) => (
            <li key={createdAt + status} className="relative text-small">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[1.4375rem] size-3 rounded-full border-2 border-accent bg-card"
              />
              <span className="inline-block font-semibold first-letter:uppercase">
                {index === 0 ? (words[status] ?? status) : status === 'pending' ? 'Pending again' : status}
              </span>
              <span className="block text-tiny text-ink-soft">
                <time dateTime={createdAt}>{shownTime(createdAt)}</time>, {actor ?? 'a guest'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </RequestCard>
  )
}
