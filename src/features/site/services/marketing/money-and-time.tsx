import { moneyAndTimeCopy } from '#content/digital-marketing/copy.ts'
import { budgetChart, explanation } from '#content/digital-marketing/sections.ts'
import { formatMoney } from '#shared/formats.ts'
import { Card } from '#ui/card.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { TimeChart } from './time-chart.tsx'

export function MoneyAndTime() {
  return (
    <Section id="budget" className="grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div>
        <SectionHeading of="budget">{explanation.heading}</SectionHeading>
        {explanation.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-body">
            {paragraph}
          </p>
        ))}
      </div>
      <SnapRow label={moneyAndTimeCopy.charts} className="md:grid md:grid-cols-2 md:gap-6">
        <Card as="li" size="small">
          <BudgetChart />
        </Card>
        <Card as="li" size="small">
          <TimeChart />
        </Card>
      </SnapRow>
    </Section>
  )
}

const { marketing, digital, exampleRevenue } = budgetChart
const marketingSpend = [marketing.from, marketing.to].map((percent) => (exampleRevenue * percent) / 100)
const digitalSpend = [
  (marketingSpend[0] ?? 0) * (digital.from / 100),
  (marketingSpend[1] ?? 0) * (digital.to / 100),
]
const range = (amounts: readonly number[]) => amounts.map(formatMoney).join(moneyAndTimeCopy.to)

function BudgetChart() {
  return (
    <figure className="flex h-full flex-col">
      <h3 className="text-h4">{budgetChart.heading}</h3>
      <div aria-hidden="true" className="mt-4">
        <p className="mb-1.5 text-tiny font-semibold text-ink-soft">{moneyAndTimeCopy.revenue}</p>
        <Bar from={marketing.from} to={marketing.to} />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="h-12 w-full fill-tint contrast:hidden"
        >
          <path d={`M0 0H${marketing.to}L100 40H0Z`} />
        </svg>
        <Bar from={digital.from} to={digital.to} />
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-4">
        {[
          { part: marketing, spend: marketingSpend },
          { part: digital, spend: digitalSpend },
        ].map(({ part, spend }) => (
          <div key={part.name} className="flex flex-col">
            <dt className="order-1 text-fine font-semibold">{part.name}</dt>
            <dd className="font-heading text-h2-side font-semibold tracking-tight text-link contrast:text-ink">
              {part.label}
            </dd>
            <dd className="order-2 mt-0.5 text-tiny text-ink-soft">{range(spend)}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-auto pt-4 text-fine text-ink-soft">
        {budgetChart.note} {moneyAndTimeCopy.exampleNote}
      </figcaption>
    </figure>
  )
}

function Bar({ from, to }: { from: number; to: number }) {
  return (
    <div className="relative h-11 overflow-clip rounded-chip bg-tint-strong contrast:border-2">
      <span
        className="absolute inset-y-0 left-0 bg-accent opacity-55 contrast:bg-ink contrast:opacity-100"
        style={{ width: `${to}%` }}
      />
      <span
        className="absolute inset-y-0 left-0 rounded-r-chip bg-primary contrast:bg-accent"
        style={{ width: `${from}%` }}
      />
    </div>
  )
}
