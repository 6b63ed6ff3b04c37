import { attributionCopy } from '#content/digital-advertising/copy.ts'
import { attributionModels, examplePath, metricGroups } from '#content/digital-advertising/sections.ts'
import type { AttributionModel } from '#content/services/service-page.ts'
import { formatMoney } from '#shared/formats.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { MetricList } from '../metric-list.tsx'

export function Attribution() {
  return (
    <Section id="attribution" tone="tint">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <div>
          <SectionHeading of="attribution" kicker={attributionCopy.kicker} lede={attributionCopy.lede}>
            {attributionCopy.heading}
          </SectionHeading>
          <CustomerPath />
        </div>
        <div className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2">
          {attributionModels.map((model) => (
            <ModelChart key={model.model} model={model} />
          ))}
        </div>
      </div>
      <ReportMetrics />
    </Section>
  )
}

function CustomerPath() {
  return (
    <>
      <ol className="mt-8">
        {examplePath.touches.map(({ icon, name }, index) => (
          <li
            key={name}
            className="relative flex items-center gap-3 pb-5 font-semibold before:absolute before:top-7 before:bottom-0 before:left-[0.8125rem] before:border-l-2 before:border-accent"
          >
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full border-2 border-accent bg-card text-tiny"
            >
              {index + 1}
            </span>
            <Icon name={icon} className="text-ink-soft" />
            {name}
          </li>
        ))}
        <li className="flex items-center gap-3 font-semibold">
          <span className="grid size-7 place-items-center rounded-full bg-primary text-on-primary">
            <Icon name="check" size="small" />
          </span>
          {attributionCopy.order}
        </li>
      </ol>
      <p className="mt-6 max-w-[21rem] text-fine text-ink-soft">{examplePath.note}</p>
    </>
  )
}

function ModelChart({ model: { model, description, shares, isDefault } }: { model: AttributionModel }) {
  return (
    <div className={cn('p-6 sm:p-8', isDefault ? 'bg-tint' : 'bg-card')}>
      <h3 className="flex flex-wrap items-center gap-x-3 text-h4">
        {model}
        {isDefault ? (
          <span className="rounded-full bg-tint-strong px-3 py-1 font-sans text-tiny font-semibold tracking-normal text-link contrast:border">
            {attributionCopy.defaultMark}
          </span>
        ) : null}
      </h3>
      <dl className="mt-8 grid grid-cols-4 gap-2 text-center max-[18rem]:grid-cols-2">
        {examplePath.touches.map(({ name, label }, index) => {
          const share = shares[index] ?? 0
          return (
            <div key={label} className="flex flex-col">
              <dt className="order-2 mt-2 text-tiny font-medium text-ink-soft">
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">{name}</span>
              </dt>
              <dd className="relative mx-auto flex h-[8.125rem] w-full max-w-[2.875rem] flex-col justify-end border-b border-line-strong bg-tint-strong/45 text-tiny">
                <span
                  className={cn(
                    'self-center whitespace-nowrap pb-1',
                    share > 0 ? 'font-semibold text-ink' : 'text-ink-soft',
                    share === examplePath.orderValue ? '-mt-6' : '',
                  )}
                >
                  {formatMoney(share)}
                </span>
                <span
                  className={cn(
                    'block shrink-0 rounded-t-[0.2rem] forced-colors:bg-[CanvasText]',
                    isDefault ? 'bg-link' : 'bg-accent',
                  )}
                  style={{ height: `${(share / examplePath.orderValue) * 100}%` }}
                />
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-5 max-w-[17rem] text-small text-ink-soft">{description}</p>
    </div>
  )
}

function ReportMetrics() {
  return (
    <div className="mt-16">
      <h3 className="text-h3">{attributionCopy.reportTitle}</h3>
      <div className="mt-6 grid gap-10 md:grid-cols-3 md:gap-8">
        {metricGroups.map(({ group, question, metrics }) => (
          <section
            key={group}
            aria-labelledby={`metrics-${group}`}
            className="border-t-3 border-primary pt-4"
          >
            <h4 id={`metrics-${group}`} className="text-h4">
              {group}
            </h4>
            <p className="text-small text-ink-soft">{question}</p>
            <MetricList metrics={metrics} className="mt-3" />
          </section>
        ))}
      </div>
    </div>
  )
}
