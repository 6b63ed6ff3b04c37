import { processCopy } from '#content/careers/copy.ts'
import type { CSSProperties } from 'react'
import type { Job } from '#content/careers/job.ts'
import { applicationSteps } from '#content/careers/sections.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

function dropBy(steps: number): CSSProperties & Record<'--drop', string> {
  return { '--drop': `${steps * 1.5}rem` }
}

export function ApplicationProcess({ openings }: { openings: readonly Job[] }) {
  const steps = applicationSteps(openings)
  const last = steps.length - 1
  return (
    <Section entries={steps} id="process" tone="warm">
      <SectionHeading of="process" kicker={processCopy.kicker} lede={processCopy.lede}>
        {processCopy.heading(steps.length)}
      </SectionHeading>
      <ol className="mt-10 ml-5.5 grid lg:-mt-4 lg:ml-0 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            style={dropBy(last - index)}
            className="relative flex gap-5 pb-7 last:pb-0 max-lg:border-l-3 max-lg:border-kicker max-lg:pl-7 max-lg:last:border-transparent lg:mt-[var(--drop)] lg:block lg:border-t-3 lg:border-kicker lg:pt-8 lg:mr-6 lg:pb-0"
          >
            <span className="absolute grid size-11 place-items-center rounded-full border-3 border-kicker bg-warm font-heading font-semibold max-lg:top-0 max-lg:-left-[1.4375rem] lg:-top-[1.4375rem] lg:left-0">
              {index + 1}
            </span>
            <div className="max-lg:pl-3 max-lg:pt-2">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
