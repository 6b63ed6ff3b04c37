import { slotPickerCopy } from '#content/booking/copy.ts'
import { appointmentPageCopy as copy } from '#content/interface/answers.ts'
import type { AppointmentView } from '#contracts/page-source.ts'
import { nameOfDay, nameOfMonth, weekdaysFrom } from '#shared/day-names.ts'
import { dateFormat, dateLocaleOfSite, siteTimeZone } from '#shared/formats.ts'
import { addMonths, monthOf, weekStartOf, weeksOf } from '#shared/month-grid.ts'
import { timeAndZone, zoneOfTimes } from '#shared/time-in-words.ts'
import { dayIn, groupByDay, nearestDay } from '#shared/times-of-day.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { useRefusedForm } from '#ui/form/refused-form.tsx'
import { TimeRadios } from './plain-times.tsx'

const path = '/booking/appointment'

/** An appointment that is moved or cancelled with the link from an email. Works without script. */
export function AppointmentPage(view: AppointmentView) {
  const refusedForm = useRefusedForm(path)
  const { code, confirmedFor, timeZone } = view
  const { title, detail } = summaryOf(view)
  return (
    <section className="page-width section-space">
      {refusedForm?.message ? <FormProblem message={refusedForm.message} /> : null}
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        {confirmedFor ? <DayTile at={new Date(confirmedFor)} timeZone={timeZone} /> : null}
        <div className="min-w-[min(100%,12.5rem)] flex-1">
          <p className="mb-2 text-fine font-semibold text-kicker">{copy.heading}</p>
          <h1 className="text-h2">{title}</h1>
          <p className="mt-1 text-ink-soft">
            {detail} {copy.nothingYet}
          </p>
        </div>
        <p className="flex flex-wrap gap-2 print-hidden">
          {confirmedFor ? (
            <ButtonLink look="outline" href={`/api/bookings/${code}/calendar.ics`} download>
              {copy.calendar}
            </ButtonLink>
          ) : null}
          <ButtonLink look="outline" href={`/booking/confirmation/${code}`}>
            {copy.toRequest}
          </ButtonLink>
        </p>
      </div>
      <MoveForm view={view} title={title} />
      <section
        id="cancel"
        className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-5 print-hidden sm:p-8"
      >
        <div className="min-w-[min(100%,16rem)] flex-1">
          <h2 className="text-h4">{copy.cancelHeading}</h2>
          <p className="mt-1.5 text-fine text-ink-soft">{copy.cancelNote}</p>
        </div>
        <form method="post" action={path}>
          <KeyFields view={view} />
          <input type="hidden" name="cancel" value="yes" />
          <Button type="submit" look="danger">
            {copy.cancel}
          </Button>
        </form>
      </section>
    </section>
  )
}

export function MoveForm({ view, title }: { view: AppointmentView; title: string }) {
  const { confirmedFor, month, day, free, timeZone, today } = view
  const days = groupByDay(free.slots, timeZone)
  if (days.size === 0 && free.next === null && month === monthOf(today)) {
    return (
      <section className="rounded-card border border-line bg-card p-5 sm:p-8">
        <h2 className="text-h4">{copy.choose}</h2>
        <p className="mt-2">{copy.none}</p>
      </section>
    )
  }
  const shownDay = day === undefined ? [...days.keys()][0] : nearestDay([...days.keys()], day)
  const starts = free.slots.map(({ startsAt }) => new Date(startsAt))
  return (
    <form
      method="post"
      action={path}
      className="grid rounded-card border border-line bg-card print-hidden md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_16rem_18rem]"
    >
      <KeyFields view={view} />
      <input type="hidden" name="zone" value={timeZone} />
      <input type="hidden" name="month" value={month} />
      <div className="min-w-0 p-5 sm:p-8">
        <h2 className="text-h4">{copy.choose}</h2>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
          {month > monthOf(today) ? (
            <PlainLink rel="prev" href={hrefOf(view, { month: addMonths(month, -1) })}>
              {nameOfMonth(addMonths(month, -1))}
            </PlainLink>
          ) : null}
          <b className="font-semibold">{nameOfMonth(month)}</b>
          {free.next ? (
            <PlainLink rel="next" href={hrefOf(view, { month: addMonths(month, 1) })}>
              {nameOfMonth(addMonths(month, 1))}
            </PlainLink>
          ) : null}
        </p>
        <Month view={view} days={days} shownDay={shownDay} />
        <p className="text-fine text-ink-soft">
          {copy.zone(zoneOfTimes(timeZone, starts))}{' '}
          {timeZone === siteTimeZone ? null : (
            <PlainLink href={hrefOf(view, { month, zone: siteTimeZone })}>
              {copy.inZone(zoneOfTimes(siteTimeZone, starts))}
            </PlainLink>
          )}
        </p>
      </div>
      <div id="times" className="min-w-0 border-line p-5 sm:p-8 md:border-l md:px-6">
        {shownDay ? (
          <fieldset className="min-w-0">
            <legend>
              <h2 className="text-h4">{nameOfDay(shownDay)}</h2>
            </legend>
            <TimeRadios slots={days.get(shownDay) ?? []} timeZone={timeZone} />
          </fieldset>
        ) : (
          <>
            <p>{slotPickerCopy.noneInMonth(nameOfMonth(month))}</p>
            {free.next ? (
              <a
                href={hrefOf(view, { month: monthOf(free.next), day: free.next })}
                className="mt-3 inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {slotPickerCopy.nextFree(nameOfDay(free.next))}
              </a>
            ) : null}
          </>
        )}
      </div>
      <div className="min-w-0 bg-tint-strong p-5 sm:p-8 max-md:rounded-b-card md:max-lg:col-span-2 lg:rounded-r-card">
        <h2 className="text-h4">{copy.moveHeading}</h2>
        {confirmedFor ? (
          <p className="mt-1 text-small text-ink-soft">
            <s>{title}</s>
          </p>
        ) : null}
        <p className="mt-2 mb-6 text-small">{copy.moveNote}</p>
        <Button type="submit" size="large" width="full">
          {copy.move}
        </Button>
      </div>
    </form>
  )
}

interface MonthProps {
  view: AppointmentView
  days: ReadonlyMap<string, readonly unknown[]>
  shownDay: string | undefined
}

/** A month whose days with free times are links. */
function Month({ view, days, shownDay }: MonthProps) {
  const { month, confirmedFor, timeZone } = view
  const weekStart = weekStartOf(dateLocaleOfSite)
  const dayBefore = confirmedFor ? dayIn(confirmedFor, timeZone) : undefined
  return (
    <table className="-mx-1 my-3 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-0.75 sm:border-spacing-1">
      <thead>
        <tr>
          {weekdaysFrom(weekStart).map(({ name, inFull }) => (
            <th key={inFull} scope="col" abbr={inFull} className="h-8 text-tiny font-semibold text-ink-soft">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => {
              const times = day ? (days.get(day)?.length ?? 0) : 0
              const look = cn(
                'grid h-11.5 place-items-center rounded-field',
                day === dayBefore && 'line-through outline-2 -outline-offset-2 outline-line-strong',
              )
              return (
                <td key={day ?? index} className="p-0 text-center">
                  {day && times > 0 ? (
                    <a
                      href={hrefOf(view, { month, day })}
                      aria-label={slotPickerCopy.day(nameOfDay(day), times)}
                      aria-current={day === shownDay ? 'true' : undefined}
                      className={cn(
                        look,
                        'bg-tint-strong font-semibold text-link aria-[current]:bg-primary aria-[current]:text-on-primary forced-colors:aria-[current]:border-3',
                      )}
                    >
                      {Number(day.slice(8))}
                    </a>
                  ) : day ? (
                    <span className={cn(look, 'text-ink-soft')}>{Number(day.slice(8))}</span>
                  ) : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const KeyFields = ({ view }: { view: AppointmentView }) =>
  Object.entries(view.appointmentKey).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

const hrefOf = (
  { appointmentKey, timeZone }: AppointmentView,
  part: { month: string; day?: string; zone?: string },
) => `${path}?${new URLSearchParams({ ...appointmentKey, zone: timeZone, ...part })}`

/** Loads the whole page, because only its Function can resolve the token. */
const PlainLink = ({ children, ...link }: { href: string; rel?: string; children: string }) => (
  <a {...link} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
    {children}
  </a>
)

function summaryOf({ confirmedFor, service, isConfirmed, timeZone }: AppointmentView) {
  if (!confirmedFor) return { title: copy.undated, detail: `${service}.` }
  const { time, zone } = timeAndZone(new Date(confirmedFor), timeZone)
  return { title: time, detail: isConfirmed ? `${service}, ${zone}.` : copy.held(service, zone) }
}

function DayTile({ at, timeZone }: { at: Date; timeZone: string }) {
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone }).format(at)
  return (
    <div
      aria-hidden="true"
      className="w-26 overflow-hidden rounded-card border border-line-strong bg-card text-center max-sm:w-18 max-sm:self-start"
    >
      <span className="block bg-primary py-1 text-fine font-semibold text-on-primary">
        {part({ month: 'short' })}
      </span>
      <b className="block py-3 text-h2">{part({ day: 'numeric' })}</b>
    </div>
  )
}
