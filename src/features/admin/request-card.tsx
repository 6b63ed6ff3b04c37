import { useMutation, useQueryClient } from '@tanstack/react-query'
import { format } from 'date-fns'
import { sendJson } from '#api/send-json.ts'
import { bookingMoves } from '#contracts/booking-rules.ts'
import type { AdminBooking, BookingStatus } from '#contracts/bookings.ts'
import { BookingBadge } from '#ui/booking-badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'

const labels: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirm',
  cancelled: 'Cancel',
  completed: 'Complete',
}

/** One request, with exactly the moves that its status allows. */
export function RequestCard({ request }: { request: AdminBooking }) {
  const { confirmationCode, companyName, clientEmail, createdAt, preferredTimeline, budget, notes, status } =
    request
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: (to: BookingStatus) =>
      sendJson('PATCH', `/api/admin/bookings/${confirmationCode}`, { status: to }),
    onSuccess: (_, to) =>
      toast({
        title: `${companyName} is ${to}`,
        description: 'The client sees it on the page of the request.',
      }),
    onError: (error) =>
      toast({ title: 'The status stays as it was', description: error.message, variant: 'destructive' }),
    // Also after a refusal: somebody else may have moved it, and the list should say so.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['/api/admin/bookings'] }),
        client.invalidateQueries({ queryKey: ['/api/admin/stats'] }),
      ]),
  })
  const id = `request-${confirmationCode}`
  return (
    <li data-card="" className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={id} className="text-h4">
            {companyName}
          </h3>
          <p className="text-tiny text-ink-soft tabular">{confirmationCode}</p>
        </div>
        <BookingBadge status={status} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-fine text-ink-soft">
        <a href={`mailto:${clientEmail}`} className="break-all text-link hover:underline">
          {clientEmail}
        </a>
        <span>{format(new Date(createdAt), 'MMM dd, yyyy')}</span>
        <span>{preferredTimeline}</span>
        <span>{budget}</span>
      </p>
      {notes ? <p className="mt-2 text-small whitespace-pre-line">{notes}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {movesOf(status).map((to) => (
          <Button
            key={to}
            size="small"
            look={to === 'cancelled' ? 'danger' : 'outline'}
            aria-describedby={id}
            aria-busy={move.isPending}
            onClick={() => move.mutate(to)}
          >
            {labels[to]}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** Statuses that a later version knows have no moves here. */
const movesOf = (status: string): readonly BookingStatus[] =>
  Object.entries(bookingMoves).find(([from]) => from === status)?.[1] ?? []
