import { moneyAndTimeCopy } from '#content/digital-marketing/copy.ts'
import { budgetChart, explanation, timeChart } from '#content/digital-marketing/sections.ts'
import { formatMoney } from '#shared/formats.ts'
import { Section } from '#ui/section.tsx'

export function MoneyAndTime() {
  return (
    <Section id="budget" tone="dark">
      <div className="grid gap-x-20 gap-y-6 lg:grid-cols-[22rem_1fr]">
        <h2 id="budget-heading" className="text-h2">
          {explanation.heading}
        </h2>
        <div className="gap-12 text-body text-ink-soft md:columns-2">
          {explanation.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-5 break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-12 grid gap-x-20 gap-y-14 border-t border-line pt-12 lg:grid-cols-2">
        <BudgetChart />
        <TimeChart />
      </div>
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
    <figure>
      <h3 className="text-h3">{budgetChart.heading}</h3>
      <div aria-hidden="true" className="mt-6">
        <p className="mb-2 text-fine text-ink-soft">{moneyAndTimeCopy.revenue}</p>
        <Bar from={marketing.from} to={marketing.to} />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="h-14 w-full fill-accent opacity-20 contrast:hidden"
        >
          <path d={`M0 0H${marketing.to}L100 40H0Z`} />
        </svg>
        <Bar from={digital.from} to={digital.to} />
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-6">
        {[
          { part: marketing, spend: marketingSpend },
          { part: digital, spend: digitalSpend },
        ].map(({ part, spend }) => (
          <div key={part.name} className="flex flex-col">
            <dt className="order-1 text-body font-semibold">{part.name}</dt>
            <dd className="font-heading text-h2 font-semibold tracking-tight">{part.label}</dd>
            <dd className="order-2 text-fine text-ink-soft">{range(spend)}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-4 text-fine text-ink-soft">
        {budgetChart.note} {moneyAndTimeCopy.exampleNote}
      </figcaption>
    </figure>
  )
}

function Bar({ from, to }: { from: number; to: number }) {
  return (
    <div className="relative h-10 overflow-clip rounded-chip bg-band-raised contrast:border-2">
      <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: `${from}%` }} />
      <span
        className="absolute inset-y-0 bg-accent opacity-45 contrast:bg-ink"
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
    </div>
  )
}

const lastDay = timeChart.ticks.at(-1)?.day ?? 1
const along = (day: number) => (Math.log(day) / Math.log(lastDay)) * 100

function TimeChart() {
  return (
    <figure>
      <h3 className="text-h3">{timeChart.heading}</h3>
      <div className="relative mt-6 pt-2 pb-4">
        <div aria-hidden="true" className="absolute inset-0">
          {timeChart.ticks.map(({ label, day }) => (
            <span
              key={label}
              className="absolute inset-y-0 border-l border-line"
              style={{ left: `${along(day)}%` }}
            />
          ))}
        </div>
        <ul className="relative space-y-7">
          {timeChart.bars.map(({ name, label, fromDay, toDay }) => {
            const isLate = along(fromDay) > 50
            return (
              <li key={name}>
                <div className={isLate ? 'text-right' : undefined}>
                  <p className="text-body font-semibold">{name}</p>
                  <p className="relative font-heading text-h2 leading-tight font-semibold tracking-tight">
                    <span className="bg-band">{label}</span>
                  </p>
                </div>
                <span
                  aria-hidden="true"
                  className="mt-2 block h-10 rounded-chip bg-accent"
                  style={{ marginLeft: `${along(fromDay)}%`, width: `${along(toDay) - along(fromDay)}%` }}
                />
              </li>
            )
          })}
        </ul>
      </div>
      <div aria-hidden="true" className="relative h-6 border-t border-line pt-2 text-fine text-ink-soft">
        {timeChart.ticks.map(({ label, day }, index) => (
          <span
            key={label}
            className={`absolute whitespace-nowrap ${index === 0 ? '' : index === timeChart.ticks.length - 1 ? '-translate-x-full' : '-translate-x-1/2'}`}
            style={{ left: `${along(day)}%` }}
          >
            {label}
          </span>
        ))}
      </div>
      <figcaption className="mt-6 text-fine text-ink-soft">{timeChart.note}</figcaption>
    </figure>
  )
}
