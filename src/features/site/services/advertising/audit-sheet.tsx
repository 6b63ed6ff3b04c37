import { auditSheetCopy } from '#content/digital-advertising/copy.ts'
import { audit } from '#content/digital-advertising/sections.ts'
import { formatMoney } from '#shared/formats.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

const dearest = Math.max(...audit.exampleFindings.map(({ monthlyCost }) => monthlyCost))
const total = audit.exampleFindings.reduce((sum, { monthlyCost }) => sum + monthlyCost, 0)

export function AuditSheet() {
  return (
    <Section
      id="audit"
      tone="tint"
      className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_34rem] lg:items-center"
    >
      <div>
        <SectionHeading of="audit" kicker={auditSheetCopy.kicker} lede={audit.text}>
          {audit.heading}
        </SectionHeading>
        <ul className="mt-6 space-y-2.5">
          {audit.covers.map((cover) => (
            <li key={cover} className="flex gap-3 text-small">
              <Icon name="check" size="small" className="mt-1 text-kicker" />
              {cover}
            </li>
          ))}
        </ul>
        <ButtonLink href="/contact" size="hero" className="mt-8 max-sm:w-full">
          {auditSheetCopy.action}
        </ButtonLink>
      </div>
      <Card size="none">
        <figure className="p-6 sm:p-9">
          <div className="flex items-baseline justify-between gap-4 border-b-3 border-primary pb-4">
            <h3 className="text-h3">{auditSheetCopy.findingsTitle}</h3>
            <p className="text-fine whitespace-nowrap text-ink-soft">{auditSheetCopy.perMonth}</p>
          </div>
          <ol>
            {audit.exampleFindings.map(({ finding, monthlyCost }) => (
              <li key={finding} className="border-b border-line py-3.5">
                <div className="flex justify-between gap-4 text-small">
                  <span>{finding}</span>
                  <span className="font-semibold tabular">{formatMoney(monthlyCost)}</span>
                </div>
                <span
                  aria-hidden="true"
                  className="mt-2 block h-2.5 rounded-full bg-accent"
                  style={{ width: `${(monthlyCost / dearest) * 100}%` }}
                />
              </li>
            ))}
          </ol>
          <p className="flex justify-between gap-4 pt-4 text-small font-semibold">
            <span>{auditSheetCopy.total}</span>
            <span className="tabular">{formatMoney(total)}</span>
          </p>
          <figcaption className="mt-4 text-fine text-ink-soft">{audit.exampleNote}</figcaption>
        </figure>
      </Card>
    </Section>
  )
}
