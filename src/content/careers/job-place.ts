import { type Job, jobTerms } from '#content/careers/job.ts'
import { positionTexts } from '#content/interface/positions.ts'
import { listInWords } from '#shared/plain-text.ts'
import type { Office } from '#shared/site-config.ts'
import { site } from '#site.config.ts'

export type Employment = keyof typeof positionTexts.employment

/** Separate from `Job` and optional, because a fork's careers/job.ts may predate these fields. */
interface Terms {
  officeCity?: string | undefined
  countries?: readonly string[] | undefined
  employment?: Employment | undefined
}

export const officeOf = ({ officeCity }: Job & Terms): Office | undefined =>
  site.offices.find(({ city }) => city === officeCity)

export function locationOf(job: Job & Terms): string {
  const office = officeOf(job)
  if (office) return positionTexts.place(office)
  const { countries = [] } = job
  return countries.length > 0 ? positionTexts.remoteIn(listInWords(countries)) : jobTerms.location
}

export const typeOf = ({ employment }: Job & Terms): string =>
  employment ? positionTexts.employment[employment] : jobTerms.type
