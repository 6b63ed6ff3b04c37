import { useQuery } from '@tanstack/react-query'
import { freshQuery } from '#api/json-query.ts'
import { bookingStatusTexts as texts } from '#content/interface/admin/booking.ts'
import { freeSlotsSchema, scheduleSchema } from '#contracts/schedules.ts'
import { Button } from '#ui/button.tsx'
import { formatTime } from './time.ts'

interface FreeTimesProps {
  person: number | undefined
  serviceId: number
  onPick: (startsAt: string) => void
}

const suggestionsMax = 4

export function FreeTimes({ person, serviceId, onPick }: FreeTimesProps) {
  const own = useQuery({
    ...freshQuery(`/api/schedules/${person}`, scheduleSchema),
    enabled: person !== undefined,
  })
  const anybody = useQuery({
    ...freshQuery(`/api/services/${serviceId}/slots`, freeSlotsSchema),
    enabled: person === undefined,
  })
  const slots = (person === undefined ? anybody.data?.slots : own.data?.nextSlots) ?? []
  if (slots.length === 0) return null
  return (
    <fieldset className="mt-2.5 min-w-0">
      <legend className="mb-1 text-tiny text-ink-soft">{texts.freeTimes}</legend>
      <div className="flex flex-wrap gap-1.5">
        {slots.slice(0, suggestionsMax).map(({ startsAt }) => (
          <Button key={startsAt} look="outline" size="small" onClick={() => onPick(startsAt)}>
            {formatTime(startsAt)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
