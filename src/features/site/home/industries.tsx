import type { HomeCopy } from '#content/home/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface Industry {
  icon: IconName
  name: string
  need: string
  link: { label: string; href: string }
}

export function Industries({ copy }: { copy: HomeCopy['industries'] }) {
  const items: readonly Industry[] = copy.items
  const industries = items.filter(({ link }) => isPageOn(link.href))
  return (
    <Section id="industries" entries={industries}>
      <SectionHeading of="industries" kicker={copy.kicker}>
        {copy.heading}
      </SectionHeading>
      <ul className="mt-10 border-b border-line contrast:border-b-3">
        {industries.map(({ icon, name, need, link }) => (
          <li
            key={name}
            className="group relative grid items-center gap-x-6 gap-y-2 border-t border-line py-5 md:grid-cols-12 contrast:border-t-3"
          >
            <h3 className="flex items-center gap-4 text-h3 md:col-span-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-link transition-colors duration-150 group-hover:bg-tint-strong contrast:border-2 contrast:border-line contrast:text-ink">
                <Icon name={icon} />
              </span>
              {name}
            </h3>
            <p className="text-ink-soft md:col-span-5">{need}</p>
            <p className="font-semibold md:col-span-3 md:text-right">
              <SiteLink
                href={link.href}
                className="inline-flex items-center gap-2 text-small text-link after:absolute after:inset-0"
              >
                {link.label}
                <Icon
                  name="arrow-right"
                  className="transition-transform duration-150 group-hover:translate-x-1"
                />
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
