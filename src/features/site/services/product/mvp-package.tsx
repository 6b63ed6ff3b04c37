import { mvpPackageCopy } from '#content/product-development/copy.ts'
import { mvpPackage } from '#content/product-development/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { CheckedItem, PackageCard } from '../package-card.tsx'
import { groupColours } from '../service-look.ts'

const timeBar = [
  { label: mvpPackageCopy.early, phases: mvpPackageCopy.phasesOf('early'), look: groupColours.early },
  { label: mvpPackageCopy.build, phases: mvpPackageCopy.phasesOf('build'), look: groupColours.build },
  { label: mvpPackageCopy.launch, phases: mvpPackageCopy.phasesOf('launch'), look: groupColours.launch },
  {
    label: mvpPackageCopy.support,
    phases: mvpPackageCopy.supportMonths,
    look: 'bg-tint-strong text-link contrast:border-2',
  },
  {
    label: mvpPackageCopy.yourCall,
    phases: mvpPackageCopy.goOn,
    look: 'border-2 border-dashed border-line-strong',
  },
]

export function MvpPackage() {
  const { price, contents, terms } = mvpPackage
  return (
    <Section id="package">
      <SectionHeading of="package" className="mb-7 lg:max-w-none">
        {mvpPackageCopy.heading}
      </SectionHeading>
      <PackageCard
        name={mvpPackageCopy.contentsTitle}
        price={price}
        pricePrefix={mvpPackageCopy.startsAt}
        priceNote={mvpPackageCopy.includes}
        action={
          <ButtonLink href="/contact" look="cta" size="hero" width="full">
            {mvpPackageCopy.action}
          </ButtonLink>
        }
      >
        <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
          {contents.map((item) => (
            <CheckedItem key={item}>{item}</CheckedItem>
          ))}
        </ul>
        <h4 className="mt-6 text-[1.0625rem] leading-snug">{mvpPackageCopy.timeTitle}</h4>
        <ol className="mt-2.5 grid grid-cols-2 gap-0.5 text-fine sm:grid-cols-[3fr_3fr_2.3fr_2.3fr_2.6fr]">
          {timeBar.map(({ label, phases, look }) => (
            <li
              key={label}
              className={`rounded px-2.5 py-2 whitespace-nowrap first:rounded-l-hero-button last:rounded-r-hero-button ${look}`}
            >
              <strong className="block font-semibold">{label}</strong>
              {phases}
            </li>
          ))}
        </ol>
        <dl className="mt-6 grid gap-x-6 gap-y-3 text-fine sm:grid-cols-3">
          {terms.map(({ term, text }) => (
            <div key={term} className="border-t border-line pt-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-0.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </PackageCard>
    </Section>
  )
}
