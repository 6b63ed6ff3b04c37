import { liveCountsTexts as texts } from '#content/interface/client/dashboard.ts'
import type { Booking } from '#contracts/bookings.ts'
import { CountStrip } from '#ui/count-strip.tsx'

export function LiveCounts({
  projects,
  bookings,
  haveProjectsFailed,
  haveBookingsFailed,
}: {
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
  haveProjectsFailed: boolean
  haveBookingsFailed: boolean
}) {
  const projectsWith = (wantedStatus: string) =>
    projects?.filter(({ status }) => status === wantedStatus).length
  const bookingsWith = (wantedStatus: string) =>
    bookings?.filter(({ status }) => status === wantedStatus).length
  return (
    <CountStrip
      heading={texts.heading}
      note={texts.note}
      counts={[
        { label: texts.projects, count: projects?.length, hasFailed: haveProjectsFailed },
        { label: texts.active, count: projectsWith('active'), hasFailed: haveProjectsFailed },
        { label: texts.completed, count: projectsWith('completed'), hasFailed: haveProjectsFailed },
        { label: texts.requests, count: bookings?.length, hasFailed: haveBookingsFailed },
        {
          label: texts.pending,
          count: bookingsWith('pending'),
          hasFailed: haveBookingsFailed,
          isWaiting: true,
        },
        { label: texts.confirmed, count: bookingsWith('confirmed'), hasFailed: haveBookingsFailed },
      ]}
    />
  )
}
