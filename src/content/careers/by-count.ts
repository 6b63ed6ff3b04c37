import { listInWords } from '#shared/list-in-words.ts'
import { hiringDepartments, jobs } from './jobs.ts'

/** Chooses the words for the number of open positions. */
export function byCount<Words>({ none, one, many }: { none: Words; one: Words; many: Words }): Words {
  return jobs.length === 0 ? none : jobs.length === 1 ? one : many
}

/** 'marketing and product development': what the open positions are in. */
export const hiringFields = listInWords(hiringDepartments.map((name) => name.toLowerCase()))
