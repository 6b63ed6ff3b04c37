import { houseRulesCopy } from '#content/digital-marketing/copy.ts'
import { bestPractices } from '#content/digital-marketing/sections.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { LetterLines } from '../letter-lines.tsx'

export function HouseRules() {
  return (
    <Section id="practices" entries={bestPractices}>
      <SectionHeading of="practices" kicker={houseRulesCopy.kicker}>
        {houseRulesCopy.heading}
      </SectionHeading>
      <ol className="mt-12 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {bestPractices.map(({ rule, reason }, index) => (
          <li key={rule} className="grid grid-cols-[5.5rem_1fr] gap-x-2">
            <span
              aria-hidden="true"
              className="relative isolate h-fit overflow-clip bg-surface pr-3 font-heading text-figure leading-[0.8] font-bold tracking-tighter text-link contrast:text-ink"
            >
              {index + 1}
              <LetterLines />
            </span>
            <div>
              <h3 className="text-h4">{rule}</h3>
              <p className="mt-2 text-small text-ink-soft">{reason}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
