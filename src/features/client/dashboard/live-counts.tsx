import { liveCountsTexts as texts } from '#content/interface/client/dashboard.ts'
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
      heading={texts.heading}
      note={texts.note}
      counts={[
        { label: texts.projects, count: projects?.length },
        { label: texts.completed, count: projectsWith('completed') },
        { label: texts.requests, count: bookings?.length },
        { label: texts.pending, count: bookingsWith('pending'), isWaiting: true },
        { label: texts.confirmed, count: bookingsWith('confirmed') },
      ]}
    />
  )
}
