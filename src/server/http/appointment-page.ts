import { html } from 'hono/html'
import { appointmentPageCopy as copy } from '#content/interface/answers.ts'
import { slotPickerCopy } from '#content/booking/copy.ts'
import type { FreeSlots, Slot } from '#contracts/schedules.ts'
import type { AppointmentKey } from '#server/bookings/find-appointment-of.ts'
import type { BookingSnapshot } from '#server/bookings/see-booking.ts'
import { appointmentPath } from '#server/email/booking-links.ts'
import { calendarDay, dateFormat, siteTimeZone } from '#shared/formats.ts'
import { clockIn, timeInWords } from '#shared/time-in-words.ts'
import { zoneOfTimes } from '#shared/zone-in-words.ts'
import { plainPage } from './plain-page.ts'

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
  return plainPage(
    copy.heading,
    html`${complaint ? html`<p class="error" role="alert">${complaint}</p>` : ''}
<p>${summary(snapshot, timeZone)}</p>
<h2>${copy.choose}</h2>
<p class="hint">${copy.zone(zoneOfTimes(timeZone, starts))} ${other ? html`<a href="${address({ zone: other })}">${copy.inZone(zoneOfTimes(other, starts))}</a>` : ''}</p>
${
  free.slots.length === 0
    ? html`<p>${copy.none}</p>`
    : html`<form method="post" action="${appointmentPath}">
${fields}<input type="hidden" name="zone" value="${timeZone}">
${daysOf(free.slots, timeZone)}
<button type="submit">${copy.move}</button>
</form>`
}
<p>${from ? html`<a href="${address({})}">${copy.first}</a> ` : ''}${free.next ? html`<a href="${address({ from: free.next })}">${copy.later}</a>` : ''}</p>
<details>
<summary>${copy.cancelHeading}</summary>
<p>${copy.cancelNote}</p>
<form method="post" action="${appointmentPath}">
${fields}<input type="hidden" name="cancel" value="yes">
<button type="submit" class="plain">${copy.cancel}</button>
</form>
</details>`,
  )
}

export const cancelledPage = (key: AppointmentKey, link: { href: string; text: string }) =>
  plainPage(
    copy.cancelled.heading,
    html`<p>${copy.cancelled.text}</p>
<form method="post" action="${appointmentPath}">
${hiddenFields(key)}<input type="hidden" name="undo" value="yes">
<button type="submit" class="plain">${copy.cancelled.undo}</button>
</form>
<p><a href="${link.href}">${link.text}</a></p>`,
  )

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
<summary>${slotPickerCopy.day(name, ofDay.length)}</summary>
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

function summary({ booking, service }: BookingSnapshot, timeZone: string): string {
  if (!booking.confirmedFor) return copy.undated(service)
  const time = timeInWords(booking.confirmedFor, timeZone)
  return booking.status === 'confirmed' ? copy.now({ service, time }) : copy.held({ service, time })
}
