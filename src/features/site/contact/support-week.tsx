import { supportWeekCopy } from '#content/contact/copy.ts'
import { supportDay, supportWeek } from '#content/contact/page.ts'
import { Card } from '#ui/card.tsx'

const percent = (hours: number) => `${(hours / dayHours) * 100}%`

const clockHour = (hour: number) =>
  `${Math.floor(hour)}${hour % 1 ? `:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}` : ''}`

export function SupportWeek() {
  return (
    <Card as="figure" size="medium" aria-labelledby="week-title" className="relative">
      <figcaption>
        <span id="week-title" className="block font-heading text-h4 font-semibold">
          {supportWeekCopy.title}
        </span>
        <span className="mt-1 block text-small text-ink-soft">{supportDay.words}</span>
      </figcaption>
      <div
        aria-hidden="true"
        className="mt-5 -ml-3 grid grid-cols-[1.75rem_repeat(7,1fr)] gap-x-1.5 text-tiny text-ink-soft sm:gap-x-2"
      >
        <div className="relative">
          {dayMarks(supportDay).map((hour) => (
            <span
              key={hour}
              style={{ top: percent(hour) }}
              className="absolute right-1 -translate-y-1/2 tabular"
            >
              {clockHour(hour)}
            </span>
          ))}
        </div>
        {supportWeek.map(({ day, isOpen }) => (
          <div key={day} className="relative h-24 rounded-chip sm:h-32 bg-surface-tint contrast:border">
            {isOpen ? (
              <span
                style={{
                  top: percent(supportDay.fromHour),
                  height: percent(supportDay.toHour - supportDay.fromHour),
                }}
                className="absolute inset-x-0 rounded-chip bg-primary"
              />
            ) : null}
          </div>
        ))}
        <span />
        {supportWeek.map(({ day }) => (
          <span key={day} className="mt-2 flex min-w-0 justify-center">
            {day}
          </span>
        ))}
      </div>
      <p className="mt-4 text-fine text-ink-soft">{supportWeekCopy.note}</p>
    </Card>
  )
}

export const dayHours = 24
const hoursApart = 2

export function dayMarks({ fromHour, toHour }: { fromHour: number; toHour: number }): number[] {
  const marks: number[] = []
  for (const hour of [fromHour, toHour, 0, dayHours])
    if (marks.every((mark) => Math.abs(mark - hour) >= hoursApart)) marks.push(hour)
  return marks.sort((a, b) => a - b)
}
