import { attributionCopy } from '#content/digital-advertising/copy.ts'
import { attributionModels, examplePath } from '#content/digital-advertising/sections.ts'
import type { AttributionModel } from '#content/services/service-page.ts'
import { formatMoney } from '#shared/formats.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { ReportMetrics } from './report-metrics.tsx'

export function Attribution() {
  return (
    <Section
      id="attribution"
      isJoined
      className="grid gap-x-14 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start"
    >
      <div>
        <SectionHeading isSide of="attribution" lede={attributionCopy.lede}>
          {attributionCopy.heading}
        </SectionHeading>
        <CustomerPath />
      </div>
      <div className="min-w-0">
        <SnapRow
          label={attributionCopy.models}
          className="md:-outline-offset-3 md:grid md:grid-cols-4 md:gap-px md:overflow-clip md:rounded-card md:border md:border-line md:bg-line"
        >
          {attributionModels.map((model) => (
            <ModelChart key={model.model} model={model} />
          ))}
        </SnapRow>
        <ReportMetrics />
      </div>
    </Section>
  )
}

function CustomerPath() {
  return (
    <>
      <ol className="mt-5 text-small max-lg:flex max-lg:flex-wrap max-lg:gap-x-4">
        {examplePath.touches.map(({ icon, name }, index) => (
          <li
            key={name}
            className="relative flex items-center gap-2.5 pb-2.5 font-semibold lg:before:absolute lg:before:top-6 lg:before:bottom-0 lg:before:left-[0.6875rem] lg:before:border-l-2 lg:before:border-accent"
          >
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full border-2 border-accent bg-card text-tiny"
            >
              {index + 1}
            </span>
            <Icon name={icon} className="text-ink-soft" />
            {name}
          </li>
        ))}
        <li className="flex items-center gap-2.5 font-semibold">
          <span className="grid size-6 place-items-center rounded-full bg-primary text-on-primary">
            <Icon name="check" size="small" />
          </span>
          {attributionCopy.order}
        </li>
      </ol>
      <p className="mt-4 text-fine text-ink-soft">{examplePath.note}</p>
    </>
  )
}

function ModelChart({ model: { model, description, shares, isDefault } }: { model: AttributionModel }) {
  return (
    <li
      className={cn(
        'p-4 max-md:rounded-card max-md:border max-md:border-line',
        isDefault ? 'bg-tint' : 'bg-card',
      )}
    >
      <h3 className="min-h-[2lh] text-[1.0625rem] leading-snug">
        {model}
        {isDefault ? (
          <span className="block font-sans text-tiny font-semibold tracking-normal text-link">
            {attributionCopy.defaultMark}
          </span>
        ) : null}
      </h3>
      <dl className="mt-5 grid grid-cols-4 gap-1 text-center">
        {examplePath.touches.map(({ name, label }, index) => (
          <Share key={label} name={name} label={label} share={shares[index] ?? 0} isDefault={isDefault} />
        ))}
      </dl>
      <p className="mt-3 text-fine text-ink-soft">{description}</p>
    </li>
  )
}

interface ShareProps {
  name: string
  label: string
  share: number
  isDefault: true | undefined
}

function Share({ name, label, share, isDefault }: ShareProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-1.5 text-[0.75rem] leading-tight font-medium whitespace-nowrap text-ink-soft">
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="relative flex h-20 w-full flex-col justify-end border-b border-line-strong bg-tint-strong/45 text-tiny">
        <span
          className={cn(
            'self-center whitespace-nowrap pb-0.5',
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
}
