import { bookingStatusTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { zoneOfTimes } from '#shared/time-in-words.ts'
import { Button } from '#ui/button.tsx'
import { formatFreeTime } from './time.ts'
import { useFreeTimes } from './use-free-times.ts'

interface FreeTimesProps {
  booking: AdminBookingDetail
  onPick: (startsAt: string) => void
}

const suggestionsMax = 4

export function FreeTimes({ booking, onPick }: FreeTimesProps) {
  const { slots } = useFreeTimes(booking)
  if (slots.length === 0) return null
  const suggestions = slots.slice(0, suggestionsMax)
  const zone = zoneOfTimes(
    ownTimeZone(),
    suggestions.map(({ startsAt }) => new Date(startsAt)),
  )
  return (
    <fieldset className="mt-2.5 min-w-0">
      <legend className="mb-1 text-tiny text-ink-soft">{texts.freeTimes(zone)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {suggestions.map(({ startsAt }) => (
          <Button key={startsAt} look="outline" size="small" onClick={() => onPick(startsAt)}>
            {formatFreeTime(startsAt)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
