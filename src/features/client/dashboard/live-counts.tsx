import type { Booking } from '#contracts/bookings.ts'
import { CountStrip } from '#ui/count-strip.tsx'

export function LiveCounts({
  projects,
  bookings,
}: {
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
}) {
  const projectsWith = (wantedStatus: string) =>
    projects?.filter(({ status }) => status === wantedStatus).length
  const bookingsWith = (wantedStatus: string) =>
    bookings?.filter(({ status }) => status === wantedStatus).length
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
