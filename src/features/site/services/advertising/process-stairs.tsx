import { firstMonthCopy, processCopy } from '#content/digital-advertising/copy.ts'
import { hero, processSteps as contentProcessSteps } from '#content/digital-advertising/sections.ts'
import type { ProcessStep } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'

const processSteps: readonly ProcessStep[] = contentProcessSteps

const rises = ['lg:mt-25', 'lg:mt-21', 'lg:mt-17', 'lg:mt-8']

export function ProcessStairs() {
  return (
    <Section id="process" entries={processSteps} tone="tint">
      <div className="relative">
        <SectionHeading of="process" className="lg:absolute">
          {processCopy.heading}
        </SectionHeading>
        <SnapRow
          as="ol"
          label={processCopy.heading}
          className="md:grid md:grid-cols-2 md:gap-5 max-lg:mt-6 lg:grid-cols-4 lg:gap-1"
        >
          {processSteps.map((processStep, index) => (
            <Step key={processStep.step} processStep={processStep} index={index} />
          ))}
        </SnapRow>
        <FirstMonth />
      </div>
    </Section>
  )
}

function Step({ processStep, index }: { processStep: ProcessStep; index: number }) {
  const { step, description, deliverables } = processStep
  return (
    <li className={cn('border-t-3 border-primary bg-card px-5 py-4', rises[index])}>
      <div className="flex items-baseline gap-3">
        <span aria-hidden="true" className="font-heading text-h3 font-semibold text-kicker">
          {index + 1}
        </span>
        <h3 className="text-h3">{step}</h3>
      </div>
      <p className="mt-2 text-small text-ink-soft">{description}</p>
      <h4 className="mt-4 font-sans text-fine tracking-normal text-kicker">{processCopy.deliverables}</h4>
      <ul className="mt-1 text-small">
        {deliverables.map((deliverable) => (
          <li key={deliverable} className="flex gap-2.5 py-0.5">
            <Icon name="check" size="small" className="mt-1 text-kicker" />
            {deliverable}
          </li>
        ))}
      </ul>
    </li>
  )
}

function FirstMonth() {
  return (
    <ol
      aria-label={firstMonthCopy.label}
      className="mt-5 grid gap-y-4 border-line-strong text-small max-lg:border-l-2 max-lg:pl-5 lg:grid-cols-4 lg:border-t-2"
    >
      {hero.waypoints.map(({ title, note }) => (
        <li
          key={title}
          className="relative before:dot before:absolute before:size-3 before:bg-primary max-lg:before:top-1.5 max-lg:before:-left-[1.65rem] lg:px-5 lg:pt-3 lg:before:-top-[0.4375rem] lg:before:left-5"
        >
          <span className="block font-semibold">{title}</span> <span className="text-ink-soft">{note}</span>
        </li>
      ))}
    </ol>
  )
}
