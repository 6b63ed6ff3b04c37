import { addDays, agencyDay } from '#shared/agency-day.ts'

/** Far enough ahead to be in no list of upcoming appointments. */
const daysAhead = 1000

export const comingDay = (later = 0): string => addDays(agencyDay(new Date()), daysAhead + later)
