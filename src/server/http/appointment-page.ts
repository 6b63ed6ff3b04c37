import { html } from 'hono/html'
import { appointmentPageCopy as copy } from '#content/interface/answers.ts'
import { slotPickerCopy } from '#content/booking/copy.ts'
import type { FreeSlots, Slot } from '#contracts/schedules.ts'
import type { AppointmentKey } from '#server/bookings/find-appointment-of.ts'
import type { BookingSnapshot } from '#server/bookings/see-booking.ts'
import { appointmentPath, bookingLink } from '#server/email/booking-links.ts'
import { calendarDay, dateFormat, siteTimeZone } from '#shared/formats.ts'
import { clockIn, timeAndZone } from '#shared/time-in-words.ts'
import { zoneOfTimes } from '#shared/zone-in-words.ts'
import { plainPage, shellPage } from './plain-page.ts'

interface AppointmentPage {
  snapshot: BookingSnapshot
  appointmentKey: AppointmentKey
  free: FreeSlots
  timeZone: string
  from: string | undefined
  complaint?: string | undefined
}

export const appointmentPathFor = (key: AppointmentKey, view: { zone: string; from?: string }) =>
  `${appointmentPath}?${new URLSearchParams({ ...key, ...view })}`

export function appointmentPage({
  snapshot,
  appointmentKey,
  free,
  timeZone,
  from,
  complaint,
}: AppointmentPage) {
  const fields = hiddenFields(appointmentKey)
  const address = (more: Record<string, string>) =>
    appointmentPathFor(appointmentKey, { zone: timeZone, ...more })
  const starts = free.slots.map(({ startsAt }) => new Date(startsAt))
  const other = timeZone === siteTimeZone ? undefined : siteTimeZone
  const pages =
    from || free.next
      ? html`<p class="pages">${from ? html`<a href="${address({})}">${copy.first}</a>` : ''}${free.next ? html`<a href="${address({ from: free.next })}">${copy.later}</a>` : ''}</p>`
      : ''
  const { title, detail } = summary(snapshot, timeZone)
  return shellPage(
    copy.heading,
    html`${complaint ? html`<p class="error" role="alert">${complaint}</p>` : ''}
<div class="dated">
${snapshot.booking.confirmedFor ? dayTile(snapshot.booking.confirmedFor, timeZone) : ''}
<div class="when">
<p class="kicker">${copy.heading}</p>
<h1>${title}</h1>
<p>${detail} ${copy.nothingYet}</p>
</div>
<a class="button outline" href="${bookingLink(snapshot.booking.code, '')}">${copy.toRequest}</a>
</div>
${
  free.slots.length === 0
    ? html`<section class="card"><h2>${copy.choose}</h2><p>${copy.none}</p>${pages}</section>`
    : html`<form class="card move" method="post" action="${appointmentPath}">
${fields}<input type="hidden" name="zone" value="${timeZone}">
<div>
<h2>${copy.choose}</h2>
<p class="hint">${copy.zone(zoneOfTimes(timeZone, starts))} ${other ? html`<a href="${address({ zone: other })}">${copy.inZone(zoneOfTimes(other, starts))}</a>` : ''}</p>
${daysOf(free.slots, timeZone)}
${pages}
</div>
<div class="next">
<h2>${copy.moveHeading}</h2>
<p>${copy.moveNote}</p>
<button type="submit">${copy.move}</button>
</div>
</form>`
}
<section class="card aside">
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

const chevron = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>`

const hiddenFields = (key: AppointmentKey) =>
  Object.entries(key).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

function daysOf(slots: readonly Slot[], timeZone: string) {
  const dayOf = ({ startsAt }: Slot) => calendarDay(new Date(startsAt), timeZone)
  const days = [...new Set(slots.map(dayOf))].map((one) => slots.filter((slot) => dayOf(slot) === one))
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const time = clockIn(timeZone)
  return days.map((ofDay, index) => {
    const name = day.format(new Date(ofDay[0]?.startsAt ?? 0))
    return html`<details name="day"${index === 0 ? ' open' : ''}>
<summary>${slotPickerCopy.day(name, ofDay.length)}${chevron}</summary>
<fieldset class="times">
<legend class="sr-only">${name}</legend>
${ofDay.map(
  ({ startsAt }) =>
    html`<label><input type="radio" name="slot" value="${startsAt}"> ${time(new Date(startsAt))}</label>`,
)}
</fieldset>
</details>`
  })
}

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
