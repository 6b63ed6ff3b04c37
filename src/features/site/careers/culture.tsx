import { cultureCopy } from '#content/careers/copy.ts'
import { peopleCopy } from '#content/careers/people.ts'
import { culture, week } from '#content/careers/sections.ts'
import { team } from '#content/team.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { PersonLine } from '#ui/person-line.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function Culture() {
  return (
    <Section id="culture" tone="tint">
      <SectionHeading of="culture" kicker={cultureCopy.kicker}>
        {cultureCopy.heading}
      </SectionHeading>
      <div className="mt-8 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <dl className={cn('grid content-start gap-x-10 sm:grid-cols-2', isEmpty(team) && 'lg:col-span-2')}>
          {culture.map(({ title, text }) => (
            <div key={title} className="border-t border-line-strong py-4">
              <dt className="font-heading text-h4 font-semibold">{title}</dt>
              <dd className="mt-1 text-small text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        {isEmpty(team) ? null : <People />}
      </div>
      <Week />
    </Section>
  )
}

function People() {
  return (
    <div>
      <h3 className="text-h4">{peopleCopy.heading}</h3>
      <ul className="mt-4 grid gap-4 sm:max-lg:grid-cols-2">
        {team.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Week() {
  return (
    <figure aria-labelledby="week-title" className="mt-10">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span id="week-title" className="font-heading text-h4 font-semibold">
          {cultureCopy.weekTitle}
        </span>
        <span className="flex items-center gap-2 text-fine text-ink-soft">
          <Icon name="users" /> {cultureCopy.meetingsNote}
        </span>
      </figcaption>
      <ol className="mt-4 grid gap-1.5 sm:grid-cols-5">
        {week.map(({ day, what, isCall }) => (
          <li
            key={day}
            className={cn(
              'flex gap-x-4 gap-y-1 rounded-field border border-line px-4 py-3 contrast:border-3 sm:min-h-24 sm:flex-wrap sm:content-start sm:justify-between',
              isCall ? 'on-sky-strong' : 'bg-card',
            )}
          >
            <span className="w-10 font-heading font-semibold">{day}</span>
            <span className="text-small text-ink-soft max-sm:flex-1 sm:order-1 sm:w-full">{what}</span>
            {isCall ? <Icon name="users" size="medium" className="mt-0.5 text-link" /> : null}
          </li>
        ))}
      </ol>
    </figure>
  )
}
