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
      className="grid gap-x-14 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <SectionHeading of="situations" lede={situationsCopy.lede(listed.length)} isSide>
        {situationsCopy.heading}
      </SectionHeading>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {listed.map(({ said, name, path }) => (
          <li
            key={said}
            className="relative flex flex-col justify-between gap-2 border-t border-line-strong pt-4 pb-3 hover:bg-tint"
          >
            <q className="font-heading text-h4 font-medium">{said}</q>
            <SiteLink
              href={path}
              className="inline-flex min-h-11 items-center gap-2 self-start text-small font-semibold text-link after:absolute after:inset-0 hover:underline"
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
