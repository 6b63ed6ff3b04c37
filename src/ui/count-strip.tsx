import { Card } from './card.tsx'
import { cn } from './cn.ts'

interface CountStripProps {
  heading: string
  note: string
  counts: readonly Count[]
}

interface Count {
  label: string
  count: number | undefined
  hasFailed?: boolean
  isWaiting?: boolean
  isAtLeast?: boolean
}

export function CountStrip({ heading, note, counts }: CountStripProps) {
  return (
    <Card
      as="section"
      size="none"
      aria-label={heading}
      className="grid overflow-clip lg:grid-cols-[13rem_1fr]"
    >
      <div className="border-b border-line px-5 py-4 lg:px-6 lg:border-r lg:border-b-0">
        <h2 className="flex items-center gap-2.5 text-h4">
          <span aria-hidden="true" className="dot size-2.25 bg-success ring-4 ring-success-bg" />
          {heading}
        </h2>
        <p className="text-tiny text-ink-soft">{note}</p>
      </div>
      <dl className="grid grid-cols-2 max-[18rem]:grid-cols-1 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
        {counts.map(({ label, count, hasFailed, isWaiting, isAtLeast }) => (
          <div
            key={label}
            className="flex flex-col justify-between border-line px-5 py-4 md:px-3 xl:px-5 not-first:md:border-l"
          >
            <dt className="text-tiny text-ink-soft">{label}</dt>
            <dd
              className={cn(
                'font-heading text-h3 font-semibold tabular',
                isWaiting && count ? 'text-warning' : undefined,
              )}
            >
              {count ?? (hasFailed ? '–' : '…')}
              {count !== undefined && isAtLeast ? '+' : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
