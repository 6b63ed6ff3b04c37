import { houseRulesCopy } from '#content/digital-marketing/copy.ts'
import { bestPractices } from '#content/digital-marketing/sections.ts'
import { SectionHeading } from '#ui/section.tsx'

export function HouseRules() {
  return (
    <section id="practices" aria-labelledby="practices-heading">
      <SectionHeading of="practices" kicker={houseRulesCopy.kicker} isSide>
        {houseRulesCopy.heading}
      </SectionHeading>
      <ol className="mt-6 divide-y divide-line border-y border-line">
        {bestPractices.map(({ rule, reason }, index) => (
          <li key={rule} className="grid grid-cols-[2rem_1fr] py-3">
            <span
              aria-hidden="true"
              className="font-heading text-h4 font-semibold text-kicker contrast:text-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4">{rule}</h3>
              <p className="text-small text-ink-soft">{reason}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
