import { explanationCopy } from '#content/digital-advertising/copy.ts'
import { benefits, explanation } from '#content/digital-advertising/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

export function Explanation() {
  return (
    <Section id="explained" className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
      <div>
        <h2 id="explained-heading" className="text-h2">
          {explanation.heading}
        </h2>
        {explanation.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-body text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div>
        <h3 className="border-t-3 border-primary pt-5 text-h3">{explanationCopy.benefitsTitle}</h3>
        <ul className="mt-3 divide-y divide-line">
          {benefits.map(({ icon, title, description }) => (
            <li key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[16.5rem_1fr]">
              <h4 className="flex items-start gap-3 text-h4">
                <Icon name={icon} size="medium" className="mt-1 text-kicker" />
                {title}
              </h4>
              <p className="text-small text-ink-soft max-sm:pl-8">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
