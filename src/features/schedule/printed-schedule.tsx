import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import type { DayOff, HoursRange, Schedule } from '#contracts/schedules.ts'
import { formatDay } from '#shared/formats.ts'
import { workingWeek } from '#shared/opening-hours.ts'
import { PrintedFacts } from '#ui/printed-facts.tsx'

export function PrintedSchedule({ schedule }: { schedule: Schedule }) {
  const { timeZone, slotMinutes, bufferMinutes, noticeHours, daysAhead, weeklyHours, daysOff } = schedule
  const facts: readonly (readonly [string, string | number])[] = [
    [texts.timeZone, timeZone],
    [texts.slotMinutes, slotMinutes],
    [texts.bufferMinutes, bufferMinutes],
    [texts.noticeHours, noticeHours],
    [texts.daysAhead, daysAhead],
    ...workingWeek.map(
      (day) => [day, hoursInWords(weeklyHours.filter((range) => range.day === day))] as const,
    ),
    ...(daysOff.length > 0 ? [[texts.daysOff, daysOff.map(dayOffInWords).join('\n')] as const] : []),
  ]
  return <PrintedFacts facts={facts} />
}

const hoursInWords = (ranges: readonly HoursRange[]) =>
  ranges.map(({ from, to }) => texts.range(from, to)).join(', ') || texts.closed

function dayOffInWords({ firstDay, lastDay, label }: DayOff): string {
  const [first, last] = [formatDay(firstDay), formatDay(lastDay)]
  const days = first === last ? first : texts.range(first, last)
  return label ? `${label}: ${days}` : days
}
