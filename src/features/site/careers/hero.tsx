import { heroCopy, resumeAction, workingDayCopy } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { careersBreadcrumbs } from '#content/careers/page.ts'
import { dayBars } from '#content/careers/sections.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'

export function CareersHero({ openings }: { openings: readonly Job[] }) {
  const { heading, lede, positionsAction } = heroCopy(openings)
  return (
    <section aria-labelledby="hero-heading">
      <div className="page-width pt-8">
        <Breadcrumbs items={careersBreadcrumbs} />
        <div className="mt-8 grid items-end gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          <div>
            <h1 id="hero-heading" className="text-display">
              {heading}
            </h1>
            <p className="mt-6 max-w-[30rem] text-lede text-ink-soft">{lede}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              {positionsAction ? (
                <ButtonLink href="#positions" look="cta" size="hero">
                  {positionsAction}
                </ButtonLink>
              ) : null}
              <ButtonLink href="/contact" look="outline" size="hero">
                {resumeAction}
              </ButtonLink>
            </div>
          </div>
          <WorkingDay />
        </div>
      </div>
    </section>
  )
}

const dayMinutes = 24 * 60
const hours = [0, 6, 12, 18, 24]
const percent = (minutes: number) => `${(minutes / dayMinutes) * 100}%`

function WorkingDay() {
  return (
    <Card size="none">
      <figure aria-labelledby="day-title" className="relative p-4 sm:p-7">
        <figcaption>
          <span id="day-title" className="block font-heading text-h3 font-semibold">
            {workingDayCopy.dayTitle}
          </span>
          <span className="mt-1 block text-small text-ink-soft">{workingDayCopy.dayCaption}</span>
        </figcaption>
        <div className="relative mt-6">
          <div aria-hidden="true" className="absolute inset-0 flex justify-between">
            {hours.map((hour) => (
              <span key={hour} className="border-l border-line" />
            ))}
          </div>
          <ul className="relative grid gap-3 py-3">
            {dayBars.map(({ name, note, kind, parts }) => (
              <li key={name} className="flex text-tiny">
                {parts.map(({ from, to }, index) => (
                  <span
                    key={from}
                    style={{
                      marginLeft: percent(from - (parts[index - 1]?.to ?? 0)),
                      width: percent(to - from),
                    }}
                    className={cn(
                      'flex min-h-12 shrink-0 flex-col justify-center rounded-chip px-1 leading-tight sm:px-2.5 whitespace-nowrap',
                      kind === 'office' &&
                        'bg-sky-strong text-ink contrast:border contrast:border-line forced-colors:border',
                      kind === 'support' && 'bg-primary text-on-primary forced-colors:border',
                      kind === 'open' && 'items-center border-2 border-dashed border-line-strong',
                    )}
                  >
                    {index === 0 ? (
                      <>
                        <strong className="font-semibold sm:text-fine">{name}</strong>
                        <span className={cn(kind !== 'open' && 'max-sm:sr-only')}>{note}</span>
                      </>
                    ) : null}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
        <div aria-hidden="true" className="flex justify-between text-tiny text-ink-soft">
          {hours.map((hour) => (
            <span key={hour} className="w-0 text-center">
              <span className="-ml-4 inline-block w-8">{hour}</span>
            </span>
          ))}
        </div>
        <p className="mt-2 text-tiny text-ink-soft">{workingDayCopy.dayNote}</p>
      </figure>
    </Card>
  )
}
