import { cultureCopy } from '#content/careers/copy.ts'
import { culture, week } from '#content/careers/sections.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function Culture() {
  return (
    <Section
      id="culture"
      tone="tint"
      className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div>
        <SectionHeading of="culture" kicker={cultureCopy.kicker}>
          {cultureCopy.heading}
        </SectionHeading>
        <dl className="mt-10">
          {culture.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-6 gap-y-1 border-t border-line-strong py-5 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-heading text-h4 font-semibold">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure aria-labelledby="week-title" className="self-end">
        <figcaption id="week-title" className="mb-4 font-heading text-h4 font-semibold">
          {cultureCopy.weekTitle}
        </figcaption>
        <ol className="grid gap-1.5">
          {week.map(({ day, what, isCall }) => (
            <li
              key={day}
              className={cn(
                'flex items-center gap-4 rounded-field border border-line px-5 py-4 contrast:border-3',
                isCall ? 'bg-primary text-on-primary' : 'bg-card',
              )}
            >
              <span className="w-10 font-heading font-semibold">{day}</span>
              <span className={cn('flex-1 text-small', what === 'Work' && 'text-ink-soft')}>{what}</span>
              {isCall ? <Icon name="users" size="medium" /> : null}
            </li>
          ))}
        </ol>
        <p className="mt-3 flex items-center gap-2 text-fine text-ink-soft">
          <Icon name="users" /> {cultureCopy.meetingsNote}
        </p>
      </figure>
    </Section>
  )
}
