import { explanationCopy } from '#content/digital-advertising/copy.ts'
import { benefits, explanation } from '#content/digital-advertising/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function Explanation() {
  return (
    <Section id="explained" className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]">
      <div>
        <SectionHeading isSide of="explained">
          {explanation.heading}
        </SectionHeading>
        {explanation.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-[1.0625rem] text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div>
        <h3 className="border-b-2 border-ink pb-2.5 text-h3">{explanationCopy.benefitsTitle}</h3>
        <ul>
          {benefits.map(({ icon, title, description }) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] border-b border-line py-2.5">
              <Icon name={icon} className="mt-1 text-kicker" />
              <div>
                <h4 className="text-[1.0625rem] leading-snug">{title}</h4>
                <p className="text-fine text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
