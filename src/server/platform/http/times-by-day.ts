import { html } from 'hono/html'
import { slotPickerCopy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { dateFormat } from '#shared/formats.ts'
import { clockIn } from '#shared/time-in-words.ts'
import { groupByDay, groupByPart } from '#shared/times-of-day.ts'

const chevron = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>`

interface TimesByDay {
  slots: readonly Slot[]
  timeZone: string
  chosen?: string | undefined
}

/** Renders free times as radios by day, of which the first or the chosen one is open. */
export function timesByDay({ slots, timeZone, chosen }: TimesByDay) {
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const days = [...groupByDay(slots, timeZone).values()]
  const openDay = days.find((ofDay) => ofDay.some(({ startsAt }) => startsAt === chosen)) ?? days[0]
  return days.map((ofDay) => {
    const name = day.format(new Date(ofDay[0]?.startsAt ?? 0))
    return html`<details name="day"${ofDay === openDay ? ' open' : ''}>
<summary>${slotPickerCopy.day(name, ofDay.length)}${chevron}</summary>
${timesOfDay({ name, slots: ofDay, timeZone, chosen })}
</details>`
  })
}

/** Renders the free times of one day as radios, by morning, afternoon and evening. */
export function timesOfDay({ name, slots, timeZone, chosen }: TimesByDay & { name: string }) {
  const time = clockIn(timeZone)
  return html`<fieldset class="day-parts">
<legend class="sr-only">${name}</legend>
${groupByPart(slots, timeZone).map(
  ({ part, times }) => html`<p class="hint">${slotPickerCopy.parts[part]}</p>
<div class="times">
${times.map(
  ({ startsAt }) =>
    html`<label><input type="radio" name="slot" value="${startsAt}"${startsAt === chosen ? ' checked' : ''}> ${time(new Date(startsAt))}</label>`,
)}
</div>`,
)}
</fieldset>`
}
