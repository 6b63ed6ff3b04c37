import { freshQuery } from '#api/json-query.ts'
import { scheduleSchema } from '#contracts/schedules.ts'

export const schedulePath = (person: number | 'me') => `/api/schedules/${person}`

export const scheduleQuery = (person: number | 'me') => freshQuery(schedulePath(person), scheduleSchema)
