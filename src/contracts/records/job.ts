import * as z from 'zod/mini'
import { calendarDaySchema } from '#contracts/dates.ts'
import { identifierText } from '#contracts/entered-text.ts'
import { employmentTypes, jobRules, jobStatuses, remote } from '#contracts/job-rules.ts'
import { countryCode } from '#shared/countries.ts'
import { listInWords } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'
import { blankableText, field, line, optionalField, text } from './content-fields.ts'
import type { RecordField } from './fields.ts'

const cities = site.offices.map(({ city }) => city)

const location = line('The location', 80).check(
  z.overwrite((place) => (/^remote( \(worldwide\))?$/i.test(place) ? remote : place)),
  z.refine((place) => place === remote || cities.includes(place), {
    error: `The location is ${remote}, or the city of an office: ${listInWords(cities)}.`,
  }),
)

const schemaOrgNames: Readonly<Record<string, string>> = { contractor: 'contract', intern: 'internship' }

/** Also takes the names that structured data has, such as FULL_TIME. */
const employmentType = identifierText('The type of employment is missing.').check(
  z.overwrite((type) => {
    const name = type.toLowerCase().replace(/[_ ]/g, '-')
    return schemaOrgNames[name] ?? name
  }),
  z.refine((type) => employmentTypes.some((known) => known === type), {
    error: `The type of employment is one of ${employmentTypes.join(', ')}.`,
  }),
)

const lines = (what: string, oneOf: string) =>
  z
    .array(line(oneOf, jobRules.lineCharsMax), `${what} are a list of texts.`)
    .check(
      z.minLength(1, `${what} are missing.`),
      z.maxLength(jobRules.linesMax, `${what} are at most ${jobRules.linesMax}.`),
    )

const day = calendarDaySchema.check(
  z.refine((date) => date >= '2000-01-01' && date <= '2999-12-31', {
    error: 'Choose a day in the years 2000 to 2999.',
  }),
)

const country = line('A country', 60).check(
  z.refine((name) => countryCode(name) !== undefined, {
    error: 'A country is given by its English name, such as Portugal.',
  }),
)

const amount = z
  .int('The salary is two whole numbers.')
  .check(
    z.gte(0, 'The salary is not below zero.'),
    z.lte(jobRules.salaryMax, `The salary is at most ${jobRules.salaryMax}.`),
  )

const salary = z
  .object(
    {
      min: amount,
      max: amount,
      per: z._default(
        z.enum(['year', 'month', 'week', 'hour'], 'The salary is for a year, month, week or hour.'),
        'year',
      ),
    },
    'The salary has a lowest and a highest amount, such as 40000–55000 per year.',
  )
  .check(z.refine(({ min, max }) => min <= max, { error: 'The lowest salary is above the highest.' }))

/**
 * What somebody enters of a job, in the order of its form. Its request, patch, public fields and form derive from this
 * table; a new field also needs a column (src/server/platform/db/schema/jobs.ts) and a label (`jobFieldTexts`).
 */
export const jobFields = {
  title: field(line('The title', 120)),
  department: field(line('The department', 60)),
  location: { ...field(location), default: remote },
  employmentType: { ...field(employmentType), default: 'full-time' },
  status: { ...field(z.enum(jobStatuses, 'The status is open or closed.')), default: 'open' },
  /** The first day on which the job is offered. Without one, the day of its creation. */
  postedOn: { stored: z.string(), entered: z.optional(day) },
  /** The last day on which one can apply. */
  closesOn: field(day),
  /** One line for the list and for search engines, which show the beginning of the description otherwise. */
  summary: optionalField(blankableText('The summary', 160)),
  description: field(text('The description', 5000)),
  responsibilities: field(lines('Responsibilities', 'A responsibility')),
  requirements: field(lines('Requirements', 'A requirement')),
  /** After the first week, month and quarter. */
  milestones: optionalField(
    z.array(line('A milestone', jobRules.lineCharsMax), 'Milestones are a list of texts.').check(
      z.refine((texts) => texts.length === 0 || texts.length === 3, {
        error: 'Give three milestones, for the first week, month and quarter, or none.',
      }),
    ),
  ),
  /** Where remote applicants may live. Without any, worldwide. */
  countries: optionalField(
    z.array(country, 'Countries are a list of names.').check(
      z.maxLength(jobRules.countriesMax, `Name at most ${jobRules.countriesMax} countries.`),
      z.refine((names) => new Set(names.map(countryCode)).size === names.length, {
        error: 'A country is named twice.',
      }),
    ),
  ),
  salary: optionalField(salary),
} as const satisfies Record<string, RecordField>
