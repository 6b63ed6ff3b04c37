import type { CSSProperties } from 'react'
import { storyCardCopy } from '#content/services/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { cn } from '#ui/cn.ts'

interface StoryCardProps {
  client: string
  figure: string
  result: string
  /** How the result came about. */
  text?: string
  servicesLabel?: string
  services: readonly string[]
  months: number
  longestMonths: number
  /** The page of the story, if it has one. */
  path?: string | undefined
  /** Position in the row: neighbours differ in color. */
  index: number
}

const looks = [
  { ground: 'on-violet', ink: 'text-violet-ink', chip: 'bg-card', bar: 'bg-violet-ink' },
  { ground: 'on-ember', ink: 'text-ember-ink', chip: 'bg-card', bar: 'bg-ember-ink' },
  { ground: 'on-industry bg-teal-800', ink: 'text-white', chip: 'bg-white/18', bar: 'bg-white' },
] as const

export function StoryCard({
  client,
  figure,
  result,
  text,
  servicesLabel = storyCardCopy.services,
  services,
  months,
  longestMonths,
  path,
  index,
}: StoryCardProps) {
  const { ground, ink, chip, bar } = looks[index % looks.length] ?? looks[0]
  const lengthStyle: CSSProperties & Record<'--chars', number> = { '--chars': figure.length }
  return (
    <li
      data-card=""
      className={cn(
        'relative flex flex-col rounded-card p-6 sm:px-7.5 sm:py-7 contrast:bg-black',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        ground,
      )}
    >
      <h3 className={cn('font-sans text-small font-semibold tracking-normal contrast:text-ink', ink)}>
        {client}
      </h3>
      <p className="@container mt-4">
        <span
          style={lengthStyle}
          className={cn(
            'block font-heading text-[min(var(--text-figure),calc(100cqi/(var(--chars)*0.62)))] leading-[0.95] font-bold tracking-[-0.045em] whitespace-nowrap contrast:text-ink',
            ink,
          )}
        >
          {figure}
        </span>{' '}
        <span className="mt-1.5 block text-h4 font-medium">{result}</span>
      </p>
      {text ? <p className="mt-2.5 text-small text-ink-soft">{text}</p> : null}
      <dl className="mt-auto pt-4">
        <div>
          <dt className="sr-only">{servicesLabel}</dt>
          <dd className="flex flex-wrap gap-1.5">
            {services.map((service) => (
              <span
                key={service}
                className={cn('rounded-full px-2.5 py-0.5 text-tiny font-semibold contrast:border', chip)}
              >
                {service}
              </span>
            ))}
          </dd>
        </div>
        <div className="mt-5">
          <dt className="sr-only">{storyCardCopy.duration}</dt>
          <dd>
            <span
              aria-hidden="true"
              className="grid h-2.25 auto-cols-fr grid-flow-col gap-0.75 forced-colors:hidden"
            >
              {monthsUpTo(longestMonths).map((month) => (
                <span
                  key={month}
                  className={cn(
                    'rounded-xs contrast:border contrast:border-line',
                    bar,
                    month > months && 'opacity-16',
                  )}
                />
              ))}
            </span>
            <span className="mt-2 block text-fine font-semibold">{storyCardCopy.months(months)}</span>
          </dd>
        </div>
      </dl>
      {path ? (
        <SiteLink
          whenOff="nothing"
          href={path}
          className="inline-flex max-md:-mt-[1.27rem] md:max-lg:mt-1 lg:-mt-[1.27rem] items-center gap-1.5 self-end text-fine font-semibold after:absolute after:inset-0 hover:underline focus-visible:outline-none"
        >
          <span>
            {storyCardCopy.action}
            <span className="sr-only">: {client}</span>
          </span>
          <Icon name="arrow-right" />
        </SiteLink>
      ) : null}
    </li>
  )
}

const monthsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
