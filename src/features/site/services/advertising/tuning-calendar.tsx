import { tuningCalendarCopy } from '#content/digital-advertising/copy.ts'
import { optimizationServices as contentOptimizationServices } from '#content/digital-advertising/sections.ts'
import type { OptimizationService } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

const optimizationServices: readonly OptimizationService[] = contentOptimizationServices

const days = Array.from({ length: 30 }, (_, index) => index + 1)

export function TuningCalendar() {
  return (
    <Section
      id="optimization"
      tone="tint"
      entries={optimizationServices}
      className="grid gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <SectionHeading isSide of="optimization" lede={tuningCalendarCopy.lede}>
        {tuningCalendarCopy.heading}
      </SectionHeading>
      <div>
        <div
          aria-hidden="true"
          className="flex justify-between border-b-2 border-ink pb-1.5 text-tiny text-ink-soft tabular md:pl-[calc(26.25rem+2.5rem)]"
        >
          <span>{tuningCalendarCopy.firstDay}</span>
          <span>10</span>
          <span>20</span>
          <span>30</span>
        </div>
        <ul>
          {optimizationServices.map((service) => (
            <JobRow key={service.service} job={service} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

function JobRow({ job: { service, description, rhythm, days: workDays } }: { job: OptimizationService }) {
  return (
    <li className="grid items-center gap-x-5 gap-y-1 border-b border-line py-2 md:grid-cols-[11.25rem_15rem_minmax(0,1fr)]">
      <div className="max-md:flex max-md:items-baseline max-md:justify-between">
        <h3 className="text-[1.0625rem] leading-snug">{service}</h3>
        <p className="text-tiny font-semibold text-kicker">{rhythm}</p>
      </div>
      <p className="text-fine text-ink-soft">{description}</p>
      <svg aria-hidden="true" viewBox="0 0 300 24" preserveAspectRatio="none" className="h-6 w-full">
        {days.map((day) => {
          const isWorked = workDays.includes(day)
          return (
            <rect
              key={day}
              x={(day - 1) * 10 + 1}
              y={isWorked ? 0 : 18}
              width="8"
              height={isWorked ? 24 : 6}
              rx="1.5"
              className={
                isWorked ? 'fill-accent' : 'fill-tint-strong contrast:fill-none contrast:stroke-white'
              }
            />
          )
        })}
      </svg>
    </li>
  )
}
