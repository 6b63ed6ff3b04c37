import { expectationsCopy } from '#content/contact/copy.ts'
import { expectations, worthMentioning } from '#content/contact/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { NumberedSteps } from '#ui/numbered-steps.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { consultationPath } from './hero.tsx'
import { SupportWeek } from './support-week.tsx'

export function Expectations() {
  return (
    <Section id="expect">
      <SectionHeading of="expect">{expectationsCopy.heading}</SectionHeading>
      <NumberedSteps steps={expectations} className="mt-10 lg:grid-cols-4" />
      <div
        className={cn('mt-12 grid gap-5', consultationPath && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]')}
      >
        {consultationPath ? <SupportWeek /> : null}
        <div className="flex flex-col gap-5">
          {isEmpty(worthMentioning) ? null : <WorthMentioning />}
          <Urgent />
        </div>
      </div>
    </Section>
  )
}

function WorthMentioning() {
  return (
    <Card size="medium" className="flex-1">
      <h3 className="text-h4">{expectationsCopy.worthMentioning}</h3>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {worthMentioning.map((item) => (
          <li key={item} className="flex items-baseline gap-3 border-b border-line py-2.5 text-small">
            <Icon name="check" className="translate-y-0.5 text-link" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Urgent() {
  return (
    <div data-card="" className="rounded-card bg-warning-bg p-6 text-warning contrast:border-3">
      <h3 className="flex items-center gap-3 text-h4">
        <Icon name="triangle-alert" size="medium" />
        {expectationsCopy.urgentTitle}
      </h3>
      <p className="mt-2 text-small">
        {expectationsCopy.urgent[0]}
        <strong className="font-semibold">{expectationsCopy.urgent[1]}</strong>
        {expectationsCopy.urgent[2]}
      </p>
    </div>
  )
}
