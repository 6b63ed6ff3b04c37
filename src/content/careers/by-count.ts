import { listInWords } from '#shared/plain-text.ts'
import type { Job } from '#content/careers/job.ts'

export function byCount<Words>(
  { length }: readonly Job[],
  { none, one, many }: { none: Words; one: Words; many: Words },
): Words {
  return length === 0 ? none : length === 1 ? one : many
}

export const hiringDepartments = (openings: readonly Job[]): string[] => [
  ...new Set(openings.map(({ department }) => department)),
]

export const hiringFields = (openings: readonly Job[]): string =>
  listInWords(
    hiringDepartments(openings).map((name) =>
      name.replace(/(?<!\S)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
    ),
  )

export function sharedClosingDay(openings: readonly Job[]): string | undefined {
  const days = new Set(openings.map(({ closesOn }) => closesOn))
  return days.size === 1 ? [...days][0] : undefined
}
