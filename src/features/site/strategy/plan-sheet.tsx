import { planSheetCopy } from '#content/strategy/copy.ts'
import { planMonths } from '#content/strategy/page.ts'
import { planLanes, supportSessions } from '#content/strategy/sections.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'

export function PlanSheet() {
  return (
    <Card as="figure" tone="strong" size="sheet" aria-labelledby="plan-sheet-title" className="relative">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id="plan-sheet-title" className="font-heading text-h3 font-semibold">
          {planSheetCopy.title}
        </span>
        <span className="text-small text-ink-soft">{planSheetCopy.example}</span>
      </figcaption>
      <div className="relative mt-5 pb-9 sm:pl-24">
        <div aria-hidden="true" className="grid grid-cols-6 pb-2 text-center text-tiny text-ink-soft">
          {planMonths.map((month) => (
            <span key={month}>
              <span className="max-md:hidden lg:max-xl:hidden">{planSheetCopy.month} </span>
              {month}
            </span>
          ))}
        </div>
        <div className="relative">
          <SessionMarks />
          <ul className="relative grid gap-2.5">
            {planLanes.map(({ name, bars }) => (
              <li key={name} className="relative">
                <span className="text-small font-medium max-sm:mb-1 max-sm:block sm:absolute sm:top-1/2 sm:-left-24 sm:-translate-y-1/2">
                  {name}
                </span>
                <span className="grid grid-cols-6 gap-x-0.5">
                  {bars.map((bar, index) => (
                    <span
                      key={bar.label}
                      style={{ gridColumn: `${bar.from} / ${bar.to + 1}` }}
                      className={cn(
                        'flex min-h-[2.375rem] items-center overflow-hidden rounded-chip px-1 text-tiny leading-tight font-semibold max-[23.5rem]:px-0.5 max-[23.5rem]:text-[0.6875rem] sm:max-lg:px-2.5 xl:px-2.5',
                        index === 0
                          ? 'bg-tint-strong text-link contrast:border contrast:border-line'
                          : 'bg-primary text-on-primary',
                      )}
                    >
                      {bar.label}
                      <span className="sr-only">, {planSheetCopy.months(bar.from, bar.to)}</span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}

function SessionMarks() {
  return (
    <ul className="absolute inset-x-0 -top-1 -bottom-3">
      {supportSessions.map(({ label, shortLabel, afterMonth }) => (
        <li
          key={label}
          style={{ left: `${(afterMonth / planMonths.length) * 100}%` }}
          className="absolute inset-y-0 border-l-2 border-dashed border-warning"
        >
          <span className="absolute -bottom-1.5 -left-[0.3125rem] size-2 rounded-full bg-warning" />
          <span className="absolute top-full mt-1.5 -translate-x-1/2 text-tiny font-semibold whitespace-nowrap text-warning max-sm:text-center">
            <span className="max-sm:hidden lg:max-xl:hidden">{label}</span>
            <span className="sm:max-lg:hidden xl:hidden">{shortLabel}</span>
            <span className="sr-only">, {planSheetCopy.afterMonth(afterMonth)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
