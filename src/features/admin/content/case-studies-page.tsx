import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { caseStudyTexts as texts } from '#content/interface/admin/case-studies.ts'
import { caseStudyFieldTexts } from '#content/interface/admin/content-fields.ts'
import { contentStatusNames } from '#content/interface/statuses.ts'
import type { AdminService } from '#contracts/admin-content.ts'
import type { CaseStudy } from '#contracts/content.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import { portraitNames, screenNames } from '#shared/drawings.ts'
import { servicesQuery } from '../overview/queries.ts'
import { caseStudiesQuery, caseStudyFormSchema, fromForm, readForm } from './case-study-form.ts'
import { type FormField, formFields, type RecordValues } from './record-fields.ts'
import { type RecordsApi, RecordsPage } from './records-page.tsx'

const api: RecordsApi = {
  listKey: keyOf(adminEndpoints.caseStudies),
  create: (body) => call(adminEndpoints.createCaseStudy, { body }),
  change: ({ ref, id }, body) =>
    call(adminEndpoints.changeCaseStudy, { params: { slug: ref }, query: { id }, body }),
  remove: ({ ref, id }) => call(adminEndpoints.deleteCaseStudy, { params: { slug: ref }, query: { id } }),
}

const fields = formFields(caseStudyFields, caseStudyFieldTexts, {
  slug: { hint: texts.addressHint },
  figure: { hint: texts.figureHint },
  factor: { hint: texts.factorHint },
  status: { choiceNames: contentStatusNames },
  period: { hint: texts.periodHint },
  services: { kind: 'checks' },
  tags: { hint: texts.tagsHint },
  drawing: { kind: 'text', hint: texts.drawingHint(screenNames.join(', ')) },
  summary: { hint: texts.summaryHint, rows: 2 },
  content: { hint: texts.contentHint, rows: 12 },
  comparison: { hint: texts.comparisonHint },
  figures: { hint: texts.figuresHint, rows: 8 },
  plan: { hint: texts.planHint },
  team: { hint: texts.teamHint },
  quote: { hint: texts.quoteHint(portraitNames.join(', ')) },
})

/** Without any service, the form does not ask for them. */
const fieldsWith = (services: readonly AdminService[]): readonly FormField[] =>
  fields.flatMap((field) => {
    if (field.name !== 'services') return [field]
    if (services.length === 0) return []
    const choices = services.map(({ id }) => String(id))
    const choiceNames = Object.fromEntries(services.map(({ id, title }) => [id, title]))
    return [{ ...field, choices, choiceNames }]
  })

export function CaseStudiesPage({ preview }: { preview: (caseStudy: CaseStudy) => ReactNode }) {
  const services = useQuery(servicesQuery).data ?? []
  return (
    <RecordsPage
      title={texts.title}
      lede={texts.lede}
      noun={texts.noun}
      api={api}
      items={useQuery(caseStudiesQuery)}
      itemSchema={caseStudyFormSchema}
      readItem={readForm}
      toBody={fromForm}
      fields={fieldsWith(services)}
      blank={{ status: 'draft', sortOrder: 10, factor: 1 }}
      nameOf={({ title }) => title}
      noteOf={({ client, figure, result }) => `${client}: ${figure} ${result}`}
      keyOf={({ slug }) => slug}
      preview={(values) => preview(toCaseStudy(values))}
    />
  )
}

const toCaseStudy = (values: RecordValues): CaseStudy => ({
  slug: String(values.slug ?? ''),
  title: String(values.title ?? ''),
  client: String(values.client ?? ''),
  figure: String(values.figure ?? ''),
  result: String(values.result ?? ''),
  description: String(values.description ?? ''),
  factor: Number(values.factor) || 0,
})
