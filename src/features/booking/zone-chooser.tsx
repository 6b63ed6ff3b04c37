import { useEffect, useId, useState } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { clockOf, type HourCycle } from '#shared/times-of-day.ts'
import { type ZoneChoice, zoneChoices } from '#shared/zone-choices.ts'
import { offsetInWords, placeOf } from '#shared/time-in-words.ts'
import { Icon } from '#ui/icon.tsx'

interface ZoneChooserProps {
  timeZone: string
  hourCycle: HourCycle
  onChange: (timeZone: string) => void
}

const minuteMs = 60_000

/** Lists all zones once somebody reaches for it: there are some 400. */
export function ZoneChooser({ timeZone, hourCycle, onChange }: ZoneChooserProps) {
  const id = useId()
  const now = useNow()
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const label = placeOf(timeZone) ?? timeZone
  const about = copy.zoneNow(offsetInWords(timeZone, now), clockOf(timeZone, hourCycle)(now))
  return (
    <div className="relative inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-field border border-field bg-card px-3.5 text-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus contrast:border-3">
      <Icon name="globe" />
      <span aria-hidden="true" className="max-w-40 shrink-0 truncate font-medium">
        {label}
      </span>
      <span id={id} className="min-w-0 truncate tabular text-ink-soft">
        {about}
      </span>
      <Icon name="chevron-down" />
      <select
        aria-label={copy.zoneLabel}
        aria-describedby={id}
        value={timeZone}
        onPointerDown={reach}
        onFocus={reach}
        onKeyDown={reach}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none text-[1rem] opacity-0"
      >
        {isReached ? (
          zoneChoices([timeZone, ownTimeZone(), siteTimeZone]).map(({ area, zones }) => (
            <optgroup key={area} label={area}>
              {zones.map(toOption)}
            </optgroup>
          ))
        ) : (
          <option value={timeZone}>{label}</option>
        )}
      </select>
    </div>
  )
}

const toOption = ({ zone, label }: ZoneChoice) => (
  <option key={zone} value={zone}>
    {label}
  </option>
)

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs / 4)
    return () => clearInterval(timer)
  }, [])
  return now
}
