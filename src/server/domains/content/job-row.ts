import type { AdminJob, PublicJob } from '#contracts/jobs.ts'
import { employmentTypes, remote } from '#contracts/job-rules.ts'
import type { jobs } from '#platform/db/schema/jobs.ts'
import { type JobTerms, jobState, lastDayOf } from '#shared/job-state.ts'
import { clampWords, collapseSpaces } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'

export type JobRow = typeof jobs.$inferSelect

/** A fork that began with the sample's jobs, and with their database, lets them close. */
export const termsOf = <Row extends JobTerms>(row: Row): Row => ({
  ...row,
  keepsExpired: row.keepsExpired && site.keepExpiredPostings === true,
})

export const stateOf = (row: JobTerms, today: string) => jobState(termsOf(row), today)

export function toAdminJob(row: JobRow, today: string): AdminJob {
  const { keepsExpired: _, isOffered: _offered, changesOn: _changes, updatedAt, ...fields } = row
  return {
    ...fields,
    summary: fields.summary ?? undefined,
    milestones: fields.milestones ?? undefined,
    countries: fields.countries ?? undefined,
    salary: fields.salary ?? undefined,
    lastDay: lastDayOf(termsOf(row)),
    state: stateOf(row, today),
    updatedAt: updatedAt.toISOString(),
  }
}

const summaryCharsMax = 140

export function toPublicJob(row: JobRow, today: string): PublicJob {
  const { slug, title, department, postedOn, closesOn, description, location, employmentType } = row
  const employment = employmentTypes.find((type) => type === employmentType)
  return {
    id: slug,
    title,
    department,
    postedOn,
    closesOn,
    lastDay: lastDayOf(termsOf(row)),
    state: stateOf(row, today),
    summary: row.summary ?? beginningOf(description),
    description,
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    milestones: row.milestones ?? [],
    officeCity: location === remote ? undefined : location,
    countries: row.countries ?? undefined,
    employment: employment === 'full-time' ? undefined : employment,
    salary: row.salary ?? undefined,
  }
}

/** Returns the first sentence, without its period, as summaries are written. */
function beginningOf(description: string): string {
  const [sentence = ''] = collapseSpaces(description).split(/(?<=[.!?])\s/)
  return clampWords(sentence.replace(/\.$/, ''), summaryCharsMax)
}
