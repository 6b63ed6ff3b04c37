import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import type { AppointmentsOnDaysOff } from '#contracts/schedules.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export const OnDaysOff = ({ appointments: { count, first } }: { appointments: AppointmentsOnDaysOff }) => (
  <div role="status">
    {count > 0 ? (
      <div className="mt-4 rounded-field bg-tint px-4 py-3 text-fine contrast:border-2">
        <p className="font-semibold">{texts.onDaysOff(count)}</p>
        <ul className="mt-1 grid gap-1">
          {first.map(({ companyName, startsAt, page }) => (
            <li key={page} className="wrap-anywhere">
              <SiteLink href={page} className="text-link hover:underline">
                {companyName}
              </SiteLink>
              , <LocalTime iso={startsAt} />
            </li>
          ))}
        </ul>
        {count > first.length ? <p className="mt-1">{texts.moreOnDaysOff}</p> : null}
      </div>
    ) : null}
  </div>
)
