import { packageContentsCopy } from '#content/strategy/copy.ts'
import { strategySections } from '#content/strategy/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

type PackageSection = (typeof strategySections)[number]

export function PackageContents() {
  return (
    <Section id="package" className="grid gap-x-22 gap-y-12 lg:grid-cols-[21.5rem_1fr]">
      <div>
        <h2 id="package-heading" className="text-h2 lg:max-w-[8.5em]">
          {packageContentsCopy.heading}
        </h2>
        <p className="mt-4 max-w-[22rem] text-ink-soft">{packageContentsCopy.note}</p>
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
    <ol aria-label={packageContentsCopy.weekLabel} className="mt-12 max-lg:hidden">
      {steps.map(({ name }, index) => (
        <li
          key={name}
          className="group relative flex gap-3 pb-9 text-small font-semibold before:absolute before:top-4 before:bottom-0 before:left-[0.4375rem] before:w-0.5 before:bg-accent last:before:hidden"
        >
          <span className="relative mt-1 size-4 shrink-0 rounded-full border-2 border-accent bg-surface group-last:border-primary group-last:bg-primary" />
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
      className="group border-t border-line-strong last:border-b open:border-t-3 open:border-t-primary"
    >
      <summary className="flex flex-wrap items-baseline gap-x-3.5 py-6 pr-1">
        <h3 className="text-h3">{title}</h3>
        <span className="text-small text-ink-soft">
          {items.length} {unit}
        </span>
        <Icon
          name="chevron-down"
          size="medium"
          className="ml-auto self-center text-link transition-transform group-open:rotate-180"
        />
        <span className="mt-1 basis-full text-small text-ink-soft group-open:hidden">{summary}</span>
      </summary>
      <List className="pb-8">
        {items.map(({ name: item, detail }, index) => (
          <li
            key={item}
            className="grid grid-cols-[1.75rem_1fr] items-center gap-x-3.5 border-b border-line py-2.5 last:border-0 sm:grid-cols-[1.75rem_17rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-chip bg-tint text-small font-semibold text-link contrast:border contrast:border-line"
            >
              {isOrdered ? index + 1 : <Icon name="check" />}
            </span>
            <span className="font-heading font-semibold">{item}</span>
            <span className="text-small text-ink-soft max-sm:col-start-2">{detail}</span>
          </li>
        ))}
      </List>
    </details>
  )
}
