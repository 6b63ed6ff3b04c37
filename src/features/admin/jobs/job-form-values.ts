import { employmentTypeNames, jobFieldTexts, jobFormTexts as texts } from '#content/interface/admin/jobs.ts'
import type { AdminJob } from '#contracts/jobs.ts'
import { employmentTypes, remote } from '#contracts/job-rules.ts'
import { jobFields } from '#contracts/records/job.ts'
import { site } from '#site.config.ts'
import { type FormField, formFields, type RecordValues } from '../content/record-fields.ts'

/** The status has its own buttons. */
export const jobFormFields: readonly FormField[] = formFields(jobFields, jobFieldTexts, {
  location: { kind: 'choice', choices: [remote, ...site.offices.map(({ city }) => city)] },
  employmentType: { kind: 'choice', choices: employmentTypes, choiceNames: employmentTypeNames },
  postedOn: { kind: 'date', hint: texts.postedOnHint },
  closesOn: { kind: 'date', hint: texts.closesOnHint },
  summary: { kind: 'area', hint: texts.summaryHint, rows: 2 },
  description: { rows: 5 },
  responsibilities: { hint: texts.listHint, rows: 6 },
  requirements: { hint: texts.listHint, rows: 6 },
  milestones: { hint: texts.milestonesHint, rows: 3 },
  countries: { hint: texts.countriesHint, rows: 2 },
  salary: { kind: 'text', hint: texts.salaryHint },
}).filter(({ name }) => name !== 'status')

/** Returns a job as its form shows it: the salary is a text. */
export const toForm = (job: AdminJob): RecordValues => ({
  revision: job.revision,
  title: job.title,
  department: job.department,
  location: job.location,
  employmentType: job.employmentType,
  postedOn: job.postedOn,
  closesOn: job.closesOn,
  summary: job.summary ?? '',
  description: job.description,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  milestones: job.milestones ?? [],
  countries: job.countries ?? [],
  salary: job.salary ? formatSalary(job.salary) : '',
})

/** Returns what the endpoint takes for the given values of the form. */
export const fromForm = ({ salary, ...values }: RecordValues): Record<string, unknown> => ({
  ...values,
  ...(salary === undefined ? {} : { salary: parseSalary(String(salary)) }),
})

const formatSalary = ({ min, max, per }: NonNullable<AdminJob['salary']>): string =>
  `${min === max ? min : `${min}–${max}`} per ${per}`

const salaryPattern = /^([\d.,'\s]+)(?:(?:–|-|to)([\d.,'\s]+))?(?:(?:per|a|\/)\s*(year|month|week|hour))?$/i

/** Returns a text that is no salary as it is: the endpoint refuses it with a sentence. */
function parseSalary(text: string): unknown {
  const entered = text.trim()
  if (entered === '') return null
  const [, min, max = min, per] = salaryPattern.exec(entered) ?? []
  if (min === undefined || max === undefined) return entered
  const amount = (digits: string) => Number(digits.replace(/\D/g, ''))
  return { min: amount(min), max: amount(max), ...(per ? { per: per.toLowerCase() } : {}) }
}
