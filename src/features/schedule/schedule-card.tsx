import { useQuery } from '@tanstack/react-query'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import type { Schedule } from '#contracts/schedules.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { ownTimeZone } from '#shared/time-zones.ts'
import { zoneOfTimes } from '#shared/time-in-words.ts'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SkeletonRowsInCard } from '#ui/skeleton.tsx'
import { OnDaysOff } from './on-days-off.tsx'
import { scheduleQuery } from './queries.ts'
import { PrintedSchedule } from './printed-schedule.tsx'
import { ScheduleForm } from './schedule-form.tsx'

export function ScheduleCard({ person }: { person: number | 'me' }) {
  const query = useQuery(scheduleQuery(person))
  return (
    <SectionCard title={texts.title} note={texts.note(person === 'me')}>
      <QueryState query={query} what={texts.what} skeleton={<SkeletonRowsInCard count={4} rowClass="h-15" />}>
        {(schedule) => (
          <>
            <PrintedSchedule schedule={schedule} />
            <ScheduleForm key={schedule.revision} person={person} schedule={schedule} />
            <OnDaysOff appointments={schedule.appointmentsOnDaysOff} />
            <NextSlots schedule={schedule} />
          </>
        )}
      </QueryState>
    </SectionCard>
  )
}

const zoneOfSlots = (slots: Schedule['nextSlots']) =>
  zoneOfTimes(
    ownTimeZone(),
    slots.map(({ startsAt }) => new Date(startsAt)),
  )

function NextSlots({ schedule: { isOpen, nextSlots } }: { schedule: Schedule }) {
  return (
    <section aria-labelledby="next-slots" className="mt-6 border-t border-line pt-4">
      <h3 id="next-slots" className="text-small font-semibold">
        {texts.next}
      </h3>
      {nextSlots.length === 0 ? (
        <p className="mt-1.5 text-fine text-ink-soft">{isOpen ? texts.noneFree : texts.noneOffered}</p>
      ) : (
        <>
          <p className="mt-0.5 text-tiny text-ink-soft">{texts.nextNote(zoneOfSlots(nextSlots))}</p>
          <ul className="mt-2 grid gap-1 text-small tabular sm:grid-cols-2">
            {nextSlots.map(({ startsAt }) => (
              <li key={startsAt}>
                <LocalTime iso={startsAt} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
