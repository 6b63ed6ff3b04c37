import { industryCardsCopy } from '#content/services/copy.ts'
import type { IndustryCard } from '#content/services/service-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { Half } from './section-pair.tsx'

interface IndustryCardsProps {
  heading: string
  cards: readonly IndustryCard[]
  /** One below the other, beside another section. */
  isStacked?: boolean
}

const grounds: Readonly<Record<string, string>> = {
  '/services/ecommerce-advertising': 'on-ember',
  '/services/b2b-saas-advertising': 'on-violet',
  '/services/local-business-advertising': 'on-teal',
}

export function IndustryCards({ heading, cards, isStacked }: IndustryCardsProps) {
  const cardsOn = cards.filter(({ path }) => isPageOn(path))
  return (
    <Half
      id="industries"
      entries={cardsOn}
      className={isStacked ? 'xl:flex xl:w-82 xl:shrink-0 xl:flex-col' : undefined}
    >
      <SectionHeading isSide of="industries" className="mb-6">
        {heading}
      </SectionHeading>
      <SnapRow
        label={heading}
        className={cn(
          'md:grid md:auto-cols-fr md:grid-flow-col md:gap-6',
          isStacked && 'xl:grow xl:auto-rows-fr xl:grid-flow-row xl:gap-4',
        )}
      >
        {cardsOn.map((card) => (
          <LinkedIndustry key={card.path} card={card} />
        ))}
      </SnapRow>
    </Half>
  )
}

function LinkedIndustry({ card: { path, name, text, specialties, regions } }: { card: IndustryCard }) {
  return (
    <li
      data-card=""
      className={cn(
        'relative flex flex-col rounded-card px-6 py-4.5 transition-transform duration-200 ease-out',
        'has-[a:hover]:-translate-y-1 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        grounds[path] ?? 'bg-tint',
      )}
    >
      <h3 className="flex items-start justify-between gap-4 text-h4">
        <SiteLink href={path} className="after:absolute after:inset-0 focus-visible:outline-none">
          {name}
        </SiteLink>
        <Icon name="arrow-up-right" className="mt-0.5 text-kicker" />
      </h3>
      <p className="mt-1 text-fine text-ink-soft">{text}</p>
      <p className="mt-auto pt-2.5 text-fine font-semibold">
        <span className="sr-only">{industryCardsCopy.label}: </span>
        {specialties.join(', ')}
      </p>
      <p className="mt-0.5 flex items-center gap-2 text-fine text-ink-soft">
        <Icon name="globe" size="small" />
        <span className="sr-only">{industryCardsCopy.regions} </span>
        {regions}
      </p>
    </li>
  )
}
