import { situationsCopy } from '#content/services/copy.ts'
import { situations } from '#content/services/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const situationsOn = situations.filter(({ path }) => isPageOn(path))

export function Situations() {
  return (
    <Section
      id="situations"
      entries={situationsOn}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <SectionHeading of="situations" lede={situationsCopy.lede(situationsOn.length)}>
        {situationsCopy.heading}
      </SectionHeading>
      <ul className="border-t border-line-strong">
        {situationsOn.map(({ said, service, path }) => (
          <li
            key={said}
            className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line-strong py-6 hover:bg-tint"
          >
            <q className="max-w-[26rem] font-heading text-h3 font-medium">{said}</q>
            <SiteLink
              href={path}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link after:absolute after:inset-0 hover:underline"
            >
              {service}
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
