import { liveCountsTexts as texts } from '#content/interface/client/dashboard.ts'
import type { Booking } from '#contracts/bookings.ts'
import { CountStrip } from '#ui/count-strip.tsx'

export function LiveCounts({
  projects,
  bookings,
  haveProjectsFailed,
  haveBookingsFailed,
  hasMoreProjects,
  hasMoreBookings,
}: {
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
  haveProjectsFailed: boolean
  haveBookingsFailed: boolean
  hasMoreProjects: boolean
  hasMoreBookings: boolean
}) {
  const projectsWith = (wantedStatus: string) =>
    projects?.filter(({ status }) => status === wantedStatus).length
  const bookingsWith = (wantedStatus: string) =>
    bookings?.filter(({ status }) => status === wantedStatus).length
  const ofProjects = { hasFailed: haveProjectsFailed, isAtLeast: hasMoreProjects }
  const ofBookings = { hasFailed: haveBookingsFailed, isAtLeast: hasMoreBookings }
  return (
    <CountStrip
      heading={texts.heading}
      note={texts.note}
      counts={[
        { label: texts.projects, count: projects?.length, ...ofProjects },
        { label: texts.active, count: projectsWith('active'), ...ofProjects },
        { label: texts.completed, count: projectsWith('completed'), ...ofProjects },
        { label: texts.requests, count: bookings?.length, ...ofBookings },
        { label: texts.pending, count: bookingsWith('pending'), isWaiting: true, ...ofBookings },
        { label: texts.confirmed, count: bookingsWith('confirmed'), ...ofBookings },
      ]}
    />
  )
}
