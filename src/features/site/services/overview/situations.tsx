import { situationsCopy } from '#content/services/copy.ts'
import { situations } from '#content/services/page.ts'
import type { Service } from '#contracts/content.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { listedEntries } from './listed-entries.ts'

interface Situation {
  said: string
  path: string
  name?: string
  serviceId?: number
}

const contentSituations: readonly Situation[] = situations

export function Situations({ services }: { services: readonly Service[] }) {
  const listed = listedEntries(contentSituations, services)
  return (
    <Section
      id="situations"
      entries={listed}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <SectionHeading of="situations" lede={situationsCopy.lede(listed.length)}>
        {situationsCopy.heading}
      </SectionHeading>
      <ul className="border-t border-line-strong">
        {listed.map(({ said, name, path }) => (
          <li
            key={said}
            className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line-strong py-6 hover:bg-tint"
          >
            <q className="max-w-[26rem] font-heading text-h3 font-medium">{said}</q>
            <SiteLink
              href={path}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link after:absolute after:inset-0 hover:underline"
            >
              {name}
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
