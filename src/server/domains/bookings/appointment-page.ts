import { html } from 'hono/html'
import { slotPickerCopy } from '#content/booking/copy.ts'
import { appointmentPageCopy as copy } from '#content/interface/answers.ts'
import type { FreeSlots } from '#contracts/schedules.ts'
import { appointmentPath, bookingLink } from '#platform/email/booking-links.ts'
import { plainPage, shellPage } from '#platform/http/plain-page.ts'
import { timesOfDay } from '#platform/http/times-by-day.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { nameOfDay, nameOfMonth } from '#shared/day-names.ts'
import { dateFormat, siteTimeZone } from '#shared/formats.ts'
import { addMonths, monthOf } from '#shared/month-grid.ts'
import { timeAndZone } from '#shared/time-in-words.ts'
import { dayIn, groupByDay, nearestDay } from '#shared/times-of-day.ts'
import { zoneOfTimes } from '#shared/zone-in-words.ts'
import type { AppointmentKey } from './appointments.ts'
import { monthOfTimes } from './month-of-times.ts'
import type { BookingSnapshot } from './snapshots.ts'

interface AppointmentPage {
  snapshot: BookingSnapshot
  appointmentKey: AppointmentKey
  month: string
  day: string | undefined
  free: FreeSlots
  timeZone: string
  today: string
  complaint?: string | undefined
}

export const appointmentPathFor = (
  key: AppointmentKey,
  view: { zone: string; month?: string; day?: string },
) => `${appointmentPath}?${new URLSearchParams({ ...key, ...view })}`

export function appointmentPage(page: AppointmentPage) {
  const { snapshot, appointmentKey, timeZone, complaint } = page
  const { confirmedFor, code } = snapshot.booking
  const fields = hiddenFields(appointmentKey)
  const { title, detail } = summary(snapshot, timeZone)
  return shellPage(
    copy.heading,
    html`${complaint ? html`<p class="error" role="alert">${complaint}</p>` : ''}
<div class="dated">
${confirmedFor ? dayTile(confirmedFor, timeZone) : ''}
<div class="when">
<p class="kicker">${copy.heading}</p>
<h1>${title}</h1>
<p>${detail} ${copy.nothingYet}</p>
</div>
<p class="links">
${confirmedFor ? html`<a class="button outline" href="/api/bookings/${formatCode(code)}/calendar.ics" download>${copy.calendar}</a>` : ''}
<a class="button outline" href="${bookingLink(code, '')}">${copy.toRequest}</a>
</p>
</div>
${moveForm(page, title)}
<section class="card aside" id="cancel">
<div>
<h2>${copy.cancelHeading}</h2>
<p class="hint">${copy.cancelNote}</p>
</div>
<form method="post" action="${appointmentPath}">
${fields}<input type="hidden" name="cancel" value="yes">
<button type="submit" class="danger">${copy.cancel}</button>
</form>
</section>`,
  )
}

function moveForm(
  { snapshot, appointmentKey, month, day, free, timeZone, today }: AppointmentPage,
  title: string,
) {
  const linkTo = (view: { zone?: string; month: string; day?: string }) =>
    appointmentPathFor(appointmentKey, { zone: timeZone, ...view })
  const days = groupByDay(free.slots, timeZone)
  const { confirmedFor } = snapshot.booking
  if (days.size === 0 && free.next === null && month === monthOf(today))
    return html`<section class="card"><h2>${copy.choose}</h2><p>${copy.none}</p></section>`
  const shownDay = day === undefined ? [...days.keys()][0] : nearestDay([...days.keys()], day)
  const starts = free.slots.map(({ startsAt }) => new Date(startsAt))
  const other = timeZone === siteTimeZone ? undefined : siteTimeZone
  return html`<form class="card move" method="post" action="${appointmentPath}">
${hiddenFields(appointmentKey)}<input type="hidden" name="zone" value="${timeZone}"><input type="hidden" name="month" value="${month}">
<div>
<h2>${copy.choose}</h2>
<p class="pages">${month > monthOf(today) ? html`<a href="${linkTo({ month: addMonths(month, -1) })}" rel="prev">${nameOfMonth(addMonths(month, -1))}</a>` : ''}
<b>${nameOfMonth(month)}</b>
${free.next ? html`<a href="${linkTo({ month: addMonths(month, 1) })}" rel="next">${nameOfMonth(addMonths(month, 1))}</a>` : ''}</p>
${monthOfTimes({
  month,
  days,
  shownDay,
  dayBefore: confirmedFor ? dayIn(confirmedFor.toISOString(), timeZone) : undefined,
  linkTo: (one) => linkTo({ month, day: one }),
})}
<p class="hint zone">${copy.zone(zoneOfTimes(timeZone, starts))} ${other ? html`<a href="${linkTo({ month, zone: other })}">${copy.inZone(zoneOfTimes(other, starts))}</a>` : ''}</p>
</div>
<div class="of-day" id="times">
${
  shownDay
    ? html`<h2>${nameOfDay(shownDay)}</h2>
${timesOfDay({ name: nameOfDay(shownDay), slots: days.get(shownDay) ?? [], timeZone })}`
    : html`<p>${slotPickerCopy.noneInMonth(nameOfMonth(month))}</p>
${free.next ? html`<p><a class="button outline" href="${linkTo({ month: monthOf(free.next), day: free.next })}">${slotPickerCopy.nextFree(nameOfDay(free.next))}</a></p>` : ''}`
}
</div>
<div class="next">
<h2>${copy.moveHeading}</h2>
${confirmedFor ? html`<p><s>${title}</s></p>` : ''}
<p>${copy.moveNote}</p>
<button type="submit">${copy.move}</button>
</div>
</form>`
}

export const cancelledPage = (key: AppointmentKey, link: { href: string; text: string }) =>
  plainPage(
    copy.cancelled.heading,
    html`<p class="lede">${copy.cancelled.text}</p>
<form class="buttons" method="post" action="${appointmentPath}">
${hiddenFields(key)}<input type="hidden" name="undo" value="yes">
<button type="submit">${copy.cancelled.undo}</button>
<a class="button outline" href="${link.href}">${link.text}</a>
</form>`,
    { kicker: copy.heading },
  )

const hiddenFields = (key: AppointmentKey) =>
  Object.entries(key).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

function summary({ booking, service }: BookingSnapshot, timeZone: string) {
  if (!booking.confirmedFor) return { title: copy.undated, detail: `${service}.` }
  const { time, zone } = timeAndZone(booking.confirmedFor, timeZone)
  return {
    title: time,
    detail: booking.status === 'confirmed' ? `${service}, ${zone}.` : copy.held(service, zone),
  }
}

function dayTile(at: Date, timeZone: string) {
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone }).format(at)
  return html`<div class="day" aria-hidden="true"><span>${part({ month: 'short' })}</span><b>${part({ day: 'numeric' })}</b></div>`
}
