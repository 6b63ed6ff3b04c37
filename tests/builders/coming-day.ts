import { addDays, agencyDay } from '#shared/agency-day.ts'

/** Far enough ahead that no list of the next appointments has it. */
const daysAhead = 1000

export const comingDay = (later = 0): string => addDays(agencyDay(new Date()), daysAhead + later)
