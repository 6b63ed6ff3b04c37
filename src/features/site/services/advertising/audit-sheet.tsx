import { auditSheetCopy } from '#content/digital-advertising/copy.ts'
import { audit } from '#content/digital-advertising/sections.ts'
import { formatMoney } from '#shared/formats.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { ServiceHost } from '../service-host.tsx'

const dearest = Math.max(...audit.exampleFindings.map(({ monthlyCost }) => monthlyCost))
const total = audit.exampleFindings.reduce((sum, { monthlyCost }) => sum + monthlyCost, 0)

export function AuditSheet() {
  return (
    <Section
      id="audit"
      tone="warm"
      className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_36rem] lg:items-center"
    >
      <div>
        <SectionHeading isSide of="audit" lede={audit.text}>
          {audit.heading}
        </SectionHeading>
        <ul className="mt-4 space-y-1.5">
          {audit.covers.map((cover) => (
            <li key={cover} className="flex gap-3 text-small">
              <Icon name="check" size="small" className="mt-1 text-kicker" />
              {cover}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href="/contact" size="large" className="max-sm:w-full">
            {auditSheetCopy.action}
          </ButtonLink>
          <ServiceHost />
        </div>
      </div>
      <Card size="none">
        <figure className="p-5 sm:p-6">
          <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-3">
            <h3 className="text-h4">{auditSheetCopy.findingsTitle}</h3>
            <p className="text-fine whitespace-nowrap text-ink-soft">{auditSheetCopy.perMonth}</p>
          </div>
          <ol>
            {audit.exampleFindings.map(({ finding, monthlyCost }) => (
              <li
                key={finding}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2.5 text-small sm:grid-cols-[18.25rem_1fr_3.25rem]"
              >
                <span>{finding}</span>
                <span className="text-right font-semibold tabular sm:order-last">
                  {formatMoney(monthlyCost)}
                </span>
                <span
                  aria-hidden="true"
                  className="block h-2.5 rounded-full bg-warm-accent forced-colors:bg-[CanvasText] max-sm:col-span-2 max-sm:mt-1.5"
                  style={{ width: `${(monthlyCost / dearest) * 100}%` }}
                />
              </li>
            ))}
          </ol>
          <p className="flex justify-between gap-4 pt-3 text-small font-semibold">
            <span>{auditSheetCopy.total}</span>
            <span className="tabular">{formatMoney(total)}</span>
          </p>
          <figcaption className="mt-2 text-tiny text-ink-soft">{audit.exampleNote}</figcaption>
        </figure>
      </Card>
    </Section>
  )
}
