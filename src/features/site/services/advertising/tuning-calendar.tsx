import { tuningCalendarCopy } from '#content/digital-advertising/copy.ts'
import { optimizationServices as contentOptimizationServices } from '#content/digital-advertising/sections.ts'
import type { OptimizationService } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

const optimizationServices: readonly OptimizationService[] = contentOptimizationServices

const days = Array.from({ length: 30 }, (_, index) => index + 1)

export function TuningCalendar() {
  return (
    <Section id="optimization" entries={optimizationServices}>
      <div className="grid items-end gap-x-20 gap-y-4 lg:grid-cols-[1fr_29.5rem]">
        <SectionHeading of="optimization" kicker={tuningCalendarCopy.kicker}>
          {tuningCalendarCopy.heading}
        </SectionHeading>
        <p className="text-lede text-ink-soft">{tuningCalendarCopy.lede}</p>
      </div>
      <div className="mt-10">
        <div
          aria-hidden="true"
          className="flex justify-between text-tiny text-ink-soft tabular lg:ml-auto lg:w-[calc(100%-25rem)]"
        >
          <span>{tuningCalendarCopy.firstDay}</span>
          <span>10</span>
          <span>20</span>
          <span>30</span>
        </div>
        <ul className="mt-2 border-t-3 border-primary">
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
    <li className="grid items-center gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-[23rem_1fr]">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-h4">{service}</h3>
          <p className="text-fine font-semibold text-kicker">{rhythm}</p>
        </div>
        <p className="text-small text-ink-soft">{description}</p>
      </div>
      <svg aria-hidden="true" viewBox="0 0 300 24" preserveAspectRatio="none" className="h-8 w-full">
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
