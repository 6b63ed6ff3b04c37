import type { HomeCopy } from '#content/home/page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { Drawing } from './drawing.tsx'

const strata = [
  '[--ground:var(--tint)]',
  '[--ground:var(--tint-strong)]',
  '[--ground:color-mix(in_oklab,var(--tint-strong),var(--accent)_28%)]',
  'on-band [--ground:var(--color-brand-600)]',
  'on-band [--ground:var(--color-brand-700)]',
  'on-band [--ground:var(--color-brand-800)]',
] as const

export function TechnologyStack({ copy }: { copy: HomeCopy['technology'] }) {
  return (
    <Section id="technology" entries={copy.items}>
      <SectionHeading of="technology" kicker={copy.kicker} lede={copy.lede}>
        {copy.heading}
      </SectionHeading>
      <ul className="mt-20 contrast:mt-12 contrast:rounded-card contrast:border-3 contrast:border-line">
        {copy.items.map(({ icon, name, description }, index) => (
          <li
            key={name}
            className={cn(
              'relative gap-x-6 bg-(--ground) px-5 pt-3 pb-8 last:rounded-b-card md:px-8 md:pb-9 lg:grid lg:grid-cols-12 lg:items-center contrast:border-line contrast:bg-card contrast:py-5 contrast:not-first:border-t-3 forced-colors:border-t print:bg-transparent',
              strata[index],
            )}
          >
            <UpperEdge index={index} />
            <h3 className="flex items-center gap-4 text-h3 lg:col-span-4">
              <Icon name={icon} size="large" className="text-link" />
              {name}
            </h3>
            <p className="mt-1.5 pl-10 lg:col-span-8 lg:mt-0 lg:pl-0">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function UpperEdge({ index }: { index: number }) {
  const frame =
    'absolute inset-x-0 bottom-[calc(100%-1px)] h-7 w-full overflow-visible contrast:hidden forced-colors:hidden print:hidden'
  const drawing = { width: 1152, height: 28, isStretched: true }
  if (index > 0) {
    return (
      <Drawing
        name="stratum"
        {...drawing}
        className={cn(frame, 'text-(--ground)', index % 2 === 1 && '-scale-x-100')}
      />
    )
  }
  return (
    <>
      <Drawing name="ground" {...drawing} className={cn(frame, 'text-(--ground)')} />
      <Drawing name="horizon" {...drawing} className={cn(frame, 'text-accent')} />
    </>
  )
}
