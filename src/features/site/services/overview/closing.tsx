import { freeStartsCopy } from '#content/services/copy.ts'
import { freeStarts as contentFreeStarts } from '#content/services/page.ts'
import { ClosingCard } from '#ui/closing-card.tsx'

const freeStarts: readonly { name: string; value: string; text: string }[] = contentFreeStarts

export function OverviewClosing() {
  if (freeStarts.length === 0) return null
  return (
    <ClosingCard
      id="start"
      heading={freeStartsCopy.heading}
      text={freeStartsCopy.lede}
      action={{ label: freeStartsCopy.action, href: '/contact' }}
    >
      <dl className="relative divide-y divide-ink/15 rounded-card bg-card/55 px-5 py-1 contrast:border-2">
        {freeStarts.map(({ name, value, text }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3.5">
            <dt className="font-heading text-h4 font-semibold">{name}</dt>
            <dd className="contents">
              <span className="font-heading text-h3 font-semibold">
                <s aria-hidden="true">{value}</s>
                <span className="sr-only">{freeStartsCopy.valued(value)}</span>
              </span>
              <span className="col-span-2 text-small text-ink-soft">
                <span aria-hidden="true">{freeStartsCopy.free} </span>
                {text}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </ClosingCard>
  )
}
