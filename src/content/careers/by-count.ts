import { listInWords } from '#shared/list-in-words.ts'
import { hiringDepartments, jobs } from '#content/careers/jobs.ts'

/** Chooses the words for the number of open positions. */
export function byCount<Words>({ none, one, many }: { none: Words; one: Words; many: Words }): Words {
  return jobs.length === 0 ? none : jobs.length === 1 ? one : many
}

/** Returns what the open positions are in: 'marketing and product development', or '' without any. */
export const hiringFields = (): string => listInWords(hiringDepartments.map((name) => name.toLowerCase()))
