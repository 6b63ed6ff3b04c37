import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { adminCaseStudySchema, type CaseStudyFields } from '#contracts/admin-content.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { pictureIdOf, type RecordValues, recordValuesSchema } from './record-fields.ts'
import {
  comparisonNotation,
  drawingNotation,
  figuresNotation,
  planNotation,
  quoteNotation,
  screenNotation,
} from './story-notation.ts'

const notations = {
  drawing: drawingNotation,
  quote: quoteNotation,
  figures: figuresNotation,
  comparison: comparisonNotation,
  plan: planNotation,
}

const pictureNames = ['picture', 'beforePicture', 'afterPicture', 'portrait']

const isNotated = (name: string): name is keyof typeof notations => Object.hasOwn(notations, name)

/** A case study as its form shows it: structured fields are text. */
export const caseStudyFormSchema = z.intersection(
  recordValuesSchema,
  z.object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    client: z.string(),
    figure: z.string(),
    result: z.string(),
  }),
)
export type CaseStudyForm = z.infer<typeof caseStudyFormSchema>

/** Returns the fields of a case study as its form shows them. */
export function toForm<Study extends CaseStudyFields>({
  services,
  drawing,
  quote,
  figures,
  comparison,
  plan,
  screens,
  ...study
}: Study) {
  return {
    ...study,
    services: services?.map(String),
    drawing: drawing && drawingNotation.format(drawing),
    quote: quote && quoteNotation.format(quote),
    figures: figures && figuresNotation.format(figures),
    comparison: comparison && comparisonNotation.format(comparison),
    plan: plan && planNotation.format(plan),
    screens: screens?.map(screenNotation.format),
  }
}

/** Returns what the endpoint takes for the given values of the form. */
export const fromForm = (values: RecordValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (isNotated(name)) return [name, notations[name].parse(String(value ?? ''))]
      if (pictureNames.includes(name)) return [name, pictureIdOf(value)]
      if (name === 'publishAt') return [name, value || null]
      if (name === 'screens' && Array.isArray(value)) return [name, value.map(screenNotation.parse)]
      if (name === 'services' && Array.isArray(value)) return [name, value.map(Number)]
      return [name, value]
    }),
  )

export const readForm = (body: unknown): CaseStudyForm => toForm(z.parse(adminCaseStudySchema, body))

export const caseStudiesQuery = queryOptions({
  queryKey: keyOf(adminEndpoints.caseStudies),
  queryFn: async () => (await call(adminEndpoints.caseStudies)).map(toForm),
})
