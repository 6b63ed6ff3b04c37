import { packageContentsCopy } from '#content/strategy/copy.ts'
import { strategySections } from '#content/strategy/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

type PackageSection = (typeof strategySections)[number]

export function PackageContents() {
  return (
    <Section id="package" tone="warm" className="grid gap-x-16 gap-y-7 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <div>
        <SectionHeading of="package" lede={packageContentsCopy.note} isSide>
          {packageContentsCopy.heading}
        </SectionHeading>
        <WeekPath />
      </div>
      <div>
        {strategySections.map((section, index) => (
          <Collapsible key={section.name} section={section} isOpenAtFirst={index === 0} />
        ))}
      </div>
    </Section>
  )
}

function WeekPath() {
  const steps = strategySections[2].items
  const last = steps.length - 1
  return (
    <ol aria-label={packageContentsCopy.weekLabel} className="mt-8 max-lg:hidden">
      {steps.map(({ name }, index) => (
        <li
          key={name}
          className="group relative flex gap-3 pb-6 text-small last:pb-0 font-semibold before:absolute before:top-4 before:bottom-0 before:left-[0.4375rem] before:w-0.5 before:bg-warm-accent last:before:hidden"
        >
          <span className="relative mt-1 size-4 shrink-0 rounded-full border-2 border-warm-accent bg-warm group-last:bg-warm-accent" />
          <span className="w-22">{name}</span>
          {index === 0 ? (
            <span className="font-normal text-ink-soft">{packageContentsCopy.firstDay}</span>
          ) : null}
          {index === last ? <span>{packageContentsCopy.lastDay}</span> : null}
        </li>
      ))}
    </ol>
  )
}

function Collapsible({ section, isOpenAtFirst }: { section: PackageSection; isOpenAtFirst: boolean }) {
  const { name, title, unit, summary, items, isOrdered } = section
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <details
      id={name}
      data-section={name}
      open={isOpenAtFirst}
      className="group border-t border-line-strong last:border-b first:border-t-2 first:border-ink"
    >
      <summary className="flex flex-wrap items-baseline gap-x-3.5 py-4 pr-1">
        <h3 className="text-h3">{title}</h3>
        <span className="text-small text-ink-soft">
          {items.length} {unit}
        </span>
        <Icon
          name="chevron-down"
          size="medium"
          className="ml-auto self-center text-link transition-transform group-open:rotate-180"
        />
        <span className="basis-full text-small text-ink-soft group-open:hidden">{summary}</span>
      </summary>
      <List className="grid gap-x-8 pb-5 md:grid-cols-2">
        {items.map(({ name: item, detail }, index) => (
          <li key={item} className="grid grid-cols-[1.75rem_1fr] gap-x-2 border-t border-line py-2.5">
            <span
              aria-hidden="true"
              className="font-heading text-body leading-normal font-semibold text-kicker contrast:text-ink"
            >
              {isOrdered ? index + 1 : <Icon name="check" />}
            </span>
            <div>
              <p className="font-heading text-body leading-normal font-semibold">{item}</p>
              <p className="text-small text-ink-soft">{detail}</p>
            </div>
          </li>
        ))}
      </List>
    </details>
  )
}
