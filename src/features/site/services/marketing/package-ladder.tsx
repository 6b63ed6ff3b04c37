import { packageLadderCopy } from '#content/digital-marketing/copy.ts'
import { marketingPackage, neighbours } from '#content/digital-marketing/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { CheckedItem, NeighborCard, PackageCard } from '../package-card.tsx'

/** A note replaces the other four. */
const deliverablesShown = 6

export function PackageLadder() {
  const { badge, name, summary, price, priceNote, deliverables, action } = marketingPackage
  return (
    <Section id="package">
      <SectionHeading of="package">{packageLadderCopy.heading}</SectionHeading>
      <div className="mt-7 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20.5rem]">
        <PackageCard
          badge={badge}
          name={name}
          summary={summary}
          price={price}
          priceNote={priceNote}
          aside={<PlanTime />}
          action={
            <ButtonLink href="/contact" look="cta" size="hero" width="full">
              {action}
            </ButtonLink>
          }
          details={{ href: '/digital-marketing-strategy', label: packageLadderCopy.detailsLink }}
        >
          <ClampedList
            items={deliverables}
            shownCount={deliverablesShown}
            noun={packageLadderCopy.deliverablesNoun}
            className="grid gap-x-5 gap-y-2 sm:grid-cols-2"
          >
            {(deliverable, hiddenClass) => <CheckedItem className={hiddenClass}>{deliverable}</CheckedItem>}
          </ClampedList>
        </PackageCard>
        <div className="grid gap-6 md:max-xl:grid-cols-2">
          <NeighborCard {...neighbours.below} />
          <NeighborCard {...neighbours.above} />
        </div>
      </div>
    </Section>
  )
}

function PlanTime() {
  return (
    <p className="grid grid-cols-[7fr_3fr] gap-x-1 text-tiny text-ink-soft">
      <span className="before:mb-1.5 before:block before:h-3 before:rounded-xs before:bg-warm-accent">
        {packageLadderCopy.planTime}
      </span>{' '}
      <span className="whitespace-nowrap before:mb-1.5 before:block before:h-3 before:rounded-xs before:border before:border-dashed before:border-warm-accent">
        {packageLadderCopy.sessions}
      </span>
    </p>
  )
}
