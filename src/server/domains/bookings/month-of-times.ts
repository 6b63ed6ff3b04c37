import { html } from 'hono/html'
import { slotPickerCopy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { nameOfDay, weekdaysFrom } from '#shared/day-names.ts'
import { dateLocaleOfSite } from '#shared/formats.ts'
import { weekStartOf, weeksOf } from '#shared/month-grid.ts'

interface MonthOfTimes {
  month: string
  days: ReadonlyMap<string, readonly Slot[]>
  shownDay: string | undefined
  /** The day of the appointment that is being moved. */
  dayBefore: string | undefined
  linkTo: (day: string) => string
}

/** Renders a month whose days with free times are links. */
export function monthOfTimes({ month, days, shownDay, dayBefore, linkTo }: MonthOfTimes) {
  const weekStart = weekStartOf(dateLocaleOfSite)
  const cell = (day: string) => {
    const times = days.get(day)?.length ?? 0
    const number = Number(day.slice(8))
    const look = day === dayBefore ? html` class="was"` : ''
    if (times === 0) return html`<span${look}>${number}</span>`
    const label = slotPickerCopy.day(nameOfDay(day), times)
    return html`<a href="${linkTo(day)}"${look} aria-label="${label}"${day === shownDay ? html` aria-current="true"` : ''}>${number}</a>`
  }
  return html`<table class="month">
<thead><tr>${weekdaysFrom(weekStart).map(({ name, inFull }) => html`<th scope="col" abbr="${inFull}">${name}</th>`)}</tr></thead>
<tbody>
${weeksOf(month, weekStart).map(
  (week) => html`<tr>${week.map((day) => html`<td>${day ? cell(day) : ''}</td>`)}</tr>
`,
)}
</tbody>
</table>`
}
