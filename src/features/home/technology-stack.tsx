import type { HomeCopy } from '#content/home.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

/** From the surface down; the lower three are dark ground in every scheme. */
const strata = [
  '[--ground:var(--tint)]',
  '[--ground:var(--tint-strong)]',
  '[--ground:color-mix(in_oklab,var(--tint-strong),var(--accent)_28%)]',
  'on-band [--ground:var(--color-brand-600)]',
  'on-band [--ground:var(--color-brand-700)]',
  'on-band [--ground:var(--color-brand-800)]',
] as const

/** The layers of the work as a section through the ground, one stratum each. */
export function TechnologyStack({ copy }: { copy: HomeCopy['technology'] }) {
  return (
    <Section id="technology">
      <SectionHeading of="technology" kicker={copy.kicker} lede={copy.lede}>
        {copy.heading}
      </SectionHeading>
      <ul className="mt-20 contrast:mt-12 contrast:rounded-card contrast:border-3 contrast:border-line">
        {copy.items.map(({ icon, name, description }, index) => (
          <li
            key={name}
            className={cn(
              'relative gap-x-6 bg-(--ground) px-5 pt-3 pb-8 last:rounded-b-card md:px-8 md:pb-9 lg:grid lg:grid-cols-12 lg:items-center contrast:border-line contrast:bg-card contrast:py-5 contrast:not-first:border-t-3',
              strata[index],
            )}
          >
            <UpperEdge isMirrored={index % 2 === 1} isRidge={index === 0} />
            <h3 className="flex items-center gap-4 text-h3 lg:col-span-4">
              <Icon name={icon} className="size-6 text-link" />
              {name}
            </h3>
            <p className="mt-1.5 pl-10 lg:col-span-8 lg:mt-0 lg:pl-0">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A stratum's own wave over the one above it; the first is the ground that one walks on. */
function UpperEdge({ isMirrored, isRidge }: { isMirrored: boolean; isRidge: boolean }) {
  const wave = 'M0 13C130 2 262 1 400 10s262 13 404 4 240-14 348-3'
  const ridge = 'M0 25C90 22 150 6 250 8s130 13 240 14 150-20 262-19 130 17 222 14 110-13 178-10'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1152 27"
      preserveAspectRatio="none"
      className={cn(
        'absolute inset-x-0 bottom-[calc(100%-1px)] h-7 w-full fill-(--ground) contrast:hidden',
        isMirrored && '-scale-x-100',
      )}
    >
      <path d={`${isRidge ? ridge : wave}V28H0Z`} />
    </svg>
  )
}
