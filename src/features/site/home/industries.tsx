import type { HomeCopy } from '#content/home/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { SiteLink } from '#ui/site-link.tsx'

interface Industry {
  icon: IconName
  name: string
  need: string
  link: { label: string; href: string }
}

export function linkedIndustries(copy: HomeCopy['industries']): readonly Industry[] {
  const items: readonly Industry[] = copy.items
  return items.filter(({ link }) => isPageOn(link.href))
}

export function Industries({ copy }: { copy: HomeCopy['industries'] }) {
  const industries = linkedIndustries(copy)
  if (industries.length === 0) return null
  return (
    <section id="industries" aria-labelledby="industries-heading">
      <h2 id="industries-heading" className="text-h2-side">
        {copy.heading}
      </h2>
      <ul className="mt-6 border-b border-line-strong contrast:border-b-3">
        {industries.map(({ icon, name, need, link }) => (
          <li
            key={name}
            className="group relative flex items-center gap-4 border-t border-line-strong py-3.5 contrast:border-t-3"
          >
            <Icon name={icon} size="medium" className="text-kicker" />
            <div className="min-w-0 grow">
              <h3 className="text-[1.125rem] leading-[1.2]">{name}</h3>
              <p className="mt-0.5 text-fine text-ink-soft">{need}</p>
            </div>
            <SiteLink
              href={link.href}
              className="inline-flex shrink-0 items-center gap-1.5 text-fine font-semibold text-link after:absolute after:inset-0 group-hover:underline"
            >
              <span className="max-sm:sr-only">
                {link.label}
                <span className="sr-only">: {name}</span>
              </span>
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
