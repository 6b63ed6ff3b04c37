import { answersToRead } from '#content/booking/booking-fields.ts'
import { sentValuesCopy } from '#content/booking/copy.ts'
import { serviceQuestionTexts } from '#content/interface/service-questions.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { shownAnswer } from '#contracts/service-questions.ts'
import { Card } from '#ui/card.tsx'

export function SentValues({ booking }: { booking: BookingView }) {
  const rows = [
    [sentValuesCopy.service, booking.service],
    ...answersToRead(booking).map(({ shortLabel, value }) => [shortLabel, value] as const),
    ...(booking.serviceAnswers ?? []).map(
      (one) => [one.question, shownAnswer(one) ?? serviceQuestionTexts.hidden] as const,
    ),
  ] as const
  return (
    <Card as="section" aria-labelledby="sent-heading" className="@container">
      <h2 id="sent-heading" className="text-h4">
        {booking.isSender ? sentValuesCopy.ownHeading : sentValuesCopy.heading}
      </h2>
      <dl className="mt-3 divide-y divide-line text-small">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 py-2.5 @[16rem]:grid-cols-[7rem_minmax(0,1fr)] @md:grid-cols-[9.25rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
