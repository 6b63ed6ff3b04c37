import type { Booking } from '#contracts/bookings.ts'
import { CountStrip } from '#ui/count-strip.tsx'

/** Counted from what the database holds for this account. */
export function LiveCounts({
  projects,
  bookings,
}: {
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
}) {
  const projectsWith = (wanted: string) => projects?.filter(({ status }) => status === wanted).length
  const bookingsWith = (wanted: string) => bookings?.filter(({ status }) => status === wanted).length
  return (
    <CountStrip
      heading="Live counts"
      note="from the database"
      counts={[
        { label: 'Projects', count: projects?.length },
        { label: 'Completed', count: projectsWith('completed') },
        { label: 'Requests', count: bookings?.length },
        { label: 'Pending', count: bookingsWith('pending'), isWaiting: true },
        { label: 'Confirmed', count: bookingsWith('confirmed') },
      ]}
    />
  )
}
