import { auditTrailCopy } from '#content/digital-marketing/copy.ts'
import { audit } from '#content/digital-marketing/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { ServiceHost } from '../service-host.tsx'

const stepsShown = 4

export function AuditTrail() {
  return (
    <Section id="audit" tone="warm" className="grid gap-x-16 gap-y-7 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div>
        <SectionHeading of="audit">{audit.heading}</SectionHeading>
        <p className="mt-4 text-body text-ink-soft">{audit.text}</p>
        <ServiceHost className="mt-5" />
        <ButtonLink href="/contact" size="large" className="mt-6 max-sm:w-full">
          {audit.action}
        </ButtonLink>
      </div>
      <div>
        <ClampedList
          items={audit.steps}
          shownCount={stepsShown}
          noun={auditTrailCopy.stepsNoun}
          ordered
          isOutlined
          className="grid gap-x-9 sm:grid-cols-2"
        >
          {({ step, description, delivers }, hiddenClass, index) => (
            <li
              className={cn(
                'grid grid-cols-[2.25rem_1fr] border-t border-line py-5 first:border-t-2 first:border-ink sm:nth-2:border-t-2 sm:nth-2:border-ink',
                hiddenClass,
              )}
            >
              <span
                aria-hidden="true"
                className="font-heading text-h3 leading-tight font-semibold text-kicker"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{step}</h3>
                <p className="mt-1 text-small text-ink-soft">{description}</p>
                <h4 className="sr-only">{auditTrailCopy.delivers}</h4>
                <ul className="mt-2 space-y-1">
                  {delivers.map((deliverable) => (
                    <li key={deliverable} className="flex gap-2 text-fine">
                      <Icon name="check" size="small" className="mt-0.5 text-kicker" />
                      {deliverable}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          )}
        </ClampedList>
      </div>
    </Section>
  )
}
