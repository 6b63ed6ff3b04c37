import { industryCardsCopy } from '#content/services/copy.ts'
import type { IndustryCard } from '#content/services/service-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { cn } from '#ui/cn.ts'
import { Contours, type ContourArt } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { industryLook } from './industry-look.ts'

const arts: readonly ContourArt[] = ['panel', 'title-band', 'band']

interface IndustryCardsProps {
  kicker: string
  heading: string
  cards: readonly IndustryCard[]
}

export function IndustryCards({ kicker, heading, cards }: IndustryCardsProps) {
  const cardsOn = cards.filter(({ path }) => isPageOn(path))
  return (
    <Section id="industries" entries={cardsOn}>
      <SectionHeading of="industries" kicker={kicker} className="mb-10">
        {heading}
      </SectionHeading>
      <Cards cards={cardsOn} />
    </Section>
  )
}

function Cards({ cards }: { cards: readonly IndustryCard[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {cards.map(({ path, name, text, specialties, regions }, index) => {
        const isTall = index === 0 && cards.length > 2
        return (
          <li
            key={path}
            data-card=""
            className={cn(
              'group relative isolate flex min-h-[14.75rem] flex-col justify-end overflow-clip rounded-card p-6 text-white max-sm:pt-19 sm:p-8',
              'transition-transform duration-200 ease-out has-[a:hover]:-translate-y-1 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus contrast:bg-none contrast:bg-black',
              industryLook[path]?.ground,
              isTall ? 'lg:row-span-2 lg:min-h-[31.25rem]' : '',
            )}
          >
            <Contours
              art={arts[index % arts.length] ?? 'panel'}
              className={
                isTall
                  ? '[--contour-gradient:linear-gradient(#fff_45%,#fff3_75%)]'
                  : '[--contour-gradient:linear-gradient(90deg,#fff1_45%,#fff_75%)]'
              }
            />
            <h3 className={isTall ? 'text-h3 lg:text-h2' : 'text-h3 sm:pr-14 lg:text-[1.75rem]'}>
              <SiteLink href={path} className="after:absolute after:inset-0 focus-visible:outline-none">
                {name}
              </SiteLink>
            </h3>
            <p className="mt-2 max-w-[26rem] text-body">{text}</p>
            <ul aria-label={industryCardsCopy.label} className="mt-4 flex flex-wrap gap-2">
              {specialties.map((specialty) => (
                <li
                  key={specialty}
                  className="rounded-full bg-white/18 px-3 py-1 text-tiny font-semibold contrast:border"
                >
                  {specialty}
                </li>
              ))}
            </ul>
            <p className="mt-4 flex items-center gap-2 text-small">
              <Icon name="globe" />
              <span className="sr-only">{industryCardsCopy.regions} </span>
              {regions}
            </p>
            <span
              aria-hidden="true"
              className="absolute top-6 right-6 grid size-11 place-items-center rounded-button bg-white text-night"
            >
              <Icon name="arrow-up-right" />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
