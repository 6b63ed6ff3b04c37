import { bookingStatusTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { Button } from '#ui/button.tsx'
import { formatFreeTime } from './format-free-time.ts'
import { useFreeTimes } from './use-free-times.ts'

interface FreeTimesProps {
  booking: AdminBookingDetail
  onPick: (startsAt: string) => void
}

const suggestionsMax = 4

export function FreeTimes({ booking, onPick }: FreeTimesProps) {
  const { slots } = useFreeTimes(booking)
  if (slots.length === 0) return null
  return (
    <fieldset className="mt-2.5 min-w-0">
      <legend className="mb-1 text-tiny text-ink-soft">{texts.freeTimes}</legend>
      <div className="flex flex-wrap gap-1.5">
        {slots.slice(0, suggestionsMax).map(({ startsAt }) => (
          <Button key={startsAt} look="outline" size="small" onClick={() => onPick(startsAt)}>
            {formatFreeTime(startsAt)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
