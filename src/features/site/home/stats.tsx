import type { HomeCopy } from '#content/home/page.ts'
import { formatDay } from '#shared/formats.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

interface StatsProps {
  copy: Pick<HomeCopy['hero'], 'stats' | 'sources'>
  isWide: boolean
}

export function Stats({ copy: { stats, sources }, isWide }: StatsProps) {
  if (isEmpty(stats)) return null
  return (
    <div>
      <dl className={cn('stats-grid gap-x-8 gap-y-6', isWide && 'md:grid-cols-4')}>
        {stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-heading text-[2.125rem] leading-none font-[680] tracking-[-0.03em] lg:text-[2.5rem]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {isEmpty(sources.items) ? null : (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 items-center gap-1.5 text-fine text-ink-soft underline decoration-dashed decoration-line-strong underline-offset-4 hover:text-link">
            <Icon name="info" size="small" />
            {sources.summary}
          </summary>
          <ul className="mt-2 grid gap-2.5 text-fine text-ink-soft">
            {sources.items.map(({ name, counted, asOf }) => (
              <li key={name}>
                <strong className="text-ink">{name}</strong>
                {': '}
                {counted}
                {asOf ? ` ${sources.asOf(formatDay(asOf))}` : null}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
