import { timeChart } from '#content/digital-marketing/sections.ts'
import { cn } from '#ui/cn.ts'

const lastDay = timeChart.ticks.at(-1)?.day ?? 1

/** Percent of the width, on a logarithmic scale: on a linear one, everything in the first week would be one line. */
const along = (day: number) => (Math.log(day) / Math.log(lastDay)) * 100

export function TimeChart() {
  return (
    <figure className="flex h-full flex-col">
      <h3 className="text-h4">{timeChart.heading}</h3>
      <div className="relative mt-4 grow py-2">
        <div aria-hidden="true" className="absolute inset-0">
          {timeChart.ticks.map(({ label, day }) => (
            <span
              key={label}
              className="absolute inset-y-0 border-l border-line"
              style={{ left: `${along(day)}%` }}
            />
          ))}
        </div>
        <ul className="relative space-y-5">
          {timeChart.bars.map(({ name, label, fromDay, toDay }, index) => (
            <li key={name}>
              <div className={along(fromDay) > 50 ? 'text-right' : 'pl-1.5'}>
                <p className="text-fine font-semibold">{name}</p>
                <p
                  className={cn(
                    'font-heading text-h3 font-semibold tracking-tight contrast:text-ink',
                    index === 0 ? 'text-warm-accent' : 'text-link',
                  )}
                >
                  <span className="bg-card">{label}</span>
                </p>
              </div>
              <span
                aria-hidden="true"
                className={cn(
                  'mt-2 block h-9 rounded-chip contrast:bg-accent',
                  index === 0 ? 'bg-warm-accent' : 'bg-primary',
                )}
                style={{ marginLeft: `${along(fromDay)}%`, width: `${along(toDay) - along(fromDay)}%` }}
              />
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="relative mt-2 h-5 text-tiny text-ink-soft">
        {timeChart.ticks.map(({ label, day }, index) => (
          <span
            key={label}
            className={cn(
              'absolute whitespace-nowrap',
              index === timeChart.ticks.length - 1
                ? '-translate-x-full'
                : index > 0
                  ? '-translate-x-1/2'
                  : undefined,
            )}
            style={{ left: `${along(day)}%` }}
          >
            {label}
          </span>
        ))}
      </div>
      <figcaption className="pt-4 text-fine text-ink-soft">{timeChart.note}</figcaption>
    </figure>
  )
}
