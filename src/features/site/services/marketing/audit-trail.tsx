import { auditTrailCopy } from '#content/digital-marketing/copy.ts'
import { audit } from '#content/digital-marketing/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

const stepsShown = 4

export function AuditTrail() {
  return (
    <Section id="audit" tone="dark" className="grid gap-x-20 gap-y-12 lg:grid-cols-[24rem_1fr]">
      <div className="lg:sticky lg:top-40 lg:self-start">
        <SectionHeading of="audit" kicker={auditTrailCopy.kicker} lede={audit.text}>
          {audit.heading}
        </SectionHeading>
        <ButtonLink href="/contact" look="glass" size="hero" className="mt-8 max-sm:w-full">
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
        >
          {({ step, description, delivers }, hiddenClass, index) => (
            <li
              className={cn(
                'relative grid gap-x-8 gap-y-3 pb-10 pl-16 md:grid-cols-[1fr_15rem]',
                'before:absolute before:top-12 before:bottom-1 before:left-[1.3rem] before:border-l-2 before:border-dotted before:border-kicker',
                hiddenClass,
              )}
            >
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-11 place-items-center rounded-full border-2 border-accent bg-band font-semibold"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="text-h3">{step}</h3>
                <p className="mt-2 text-body text-ink-soft">{description}</p>
              </div>
              <div className="md:pt-3">
                <h4 className="font-sans text-fine tracking-normal text-kicker">{auditTrailCopy.delivers}</h4>
                <ul className="mt-2 space-y-1.5">
                  {delivers.map((deliverable) => (
                    <li key={deliverable} className="flex gap-2.5 text-small">
                      <Icon name="check" size="small" className="mt-1 text-kicker" />
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
