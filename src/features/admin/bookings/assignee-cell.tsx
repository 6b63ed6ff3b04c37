import { useQuery } from '@tanstack/react-query'
import { assigneeCellTexts as texts } from '#content/interface/admin/booking-list.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { transitionsFrom } from '#contracts/booking-transitions.ts'
import { Icon } from '#ui/icon.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { assigneesQuery } from './queries.ts'
import { useBookingChange } from './use-booking-change.ts'

export function AssigneeCell({ booking }: { booking: AdminBooking }) {
  const people = useQuery(assigneesQuery)
  const change = useBookingChange(booking)
  const { run: changeOnce } = useAction()
  const you = people.data?.find(({ isYou }) => isYou)
  if (booking.assignee)
    return (
      <span className="text-ink max-lg:line-clamp-2 max-lg:max-w-20 max-lg:text-right max-lg:text-tiny">
        {booking.assignee.name}
      </span>
    )
  const isClosed = booking.status === 'cancelled' || transitionsFrom(booking.status).length === 0
  if (isClosed || (!you && !people.isPending))
    return <span className="text-ink-soft">{bookingTexts.nobody}</span>
  return (
    <button
      type="button"
      aria-label={texts.takeLabel(booking.companyName, booking.service)}
      aria-busy={change.isPending || !you}
      onClick={() => {
        if (you) void changeOnce(() => change.mutateAsync({ assigneeId: you.id }))
      }}
      className="print-hidden relative z-1 inline-flex min-h-9 items-center max-lg:min-h-11 gap-1.5 rounded-chip border lg:-my-1 border-dashed border-line-strong px-2.5 font-semibold text-link hover:border-accent aria-busy:cursor-progress"
    >
      <Icon name="user-check" />
      {texts.takeButton}
    </button>
  )
}
