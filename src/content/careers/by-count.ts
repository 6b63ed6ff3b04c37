import { listInWords } from '#shared/list-in-words.ts'
import type { Job } from '#content/careers/job.ts'

/** Chooses the words for the number of open positions. */
export function byCount<Words>(
  { length }: readonly Job[],
  { none, one, many }: { none: Words; one: Words; many: Words },
): Words {
  return length === 0 ? none : length === 1 ? one : many
}

/** Returns the departments with an open position, in the order of the positions. */
export const hiringDepartments = (openings: readonly Job[]): string[] => [
  ...new Set(openings.map(({ department }) => department)),
]

/** Returns what the open positions are in: 'marketing and product development', or '' without any. */
export const hiringFields = (openings: readonly Job[]): string =>
  listInWords(hiringDepartments(openings).map((name) => name.toLowerCase()))

/** Returns the last day to apply if it is the same for all open positions. */
export function sharedClosingDay(openings: readonly Job[]): string | undefined {
  const days = new Set(openings.map(({ closesOn }) => closesOn))
  return days.size === 1 ? [...days][0] : undefined
}
