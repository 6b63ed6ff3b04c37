import * as z from 'zod/mini'
import { identifierText } from './entered-text.ts'

export const calendarDaySchema = identifierText('Enter a date.').check(
  z.refine(isCalendarDay, { error: 'Enter the date as a day like 2025-04-05.' }),
)

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
