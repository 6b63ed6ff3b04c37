import { contentStatusNames } from '#content/interface/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import type { ReactNode } from 'react'
import { caseStudyTexts as texts } from '#content/interface/admin/case-studies.ts'
import { labelTexts } from '#content/interface/common.ts'
import { type CaseStudy, contentStatuses } from '#contracts/content.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { portraitNames, screenNames } from '#shared/drawings.ts'
import { servicesQuery } from '../overview/queries.ts'
import { caseStudiesQuery, caseStudyFormSchema, fromForm, readForm } from './case-study-form.ts'
import type { RecordField, RecordValues } from './record-fields.tsx'
import { type RecordsApi, RecordsPage } from './records-page.tsx'

const api: RecordsApi = {
  listKey: keyOf(adminEndpoints.caseStudies),
  create: (body) => call(adminEndpoints.createCaseStudy, { body }),
  change: ({ ref, id }, body) =>
    call(adminEndpoints.changeCaseStudy, { params: { slug: ref }, query: { id }, body }),
  remove: ({ ref, id }) => call(adminEndpoints.deleteCaseStudy, { params: { slug: ref }, query: { id } }),
}

const fields: readonly RecordField[] = [
  { name: 'title', label: labelTexts.title, kind: 'text' },
  { name: 'slug', label: texts.address, kind: 'text', hint: texts.addressHint },
  { name: 'client', label: labelTexts.client, kind: 'text' },
  { name: 'figure', label: texts.figure, kind: 'text', hint: texts.figureHint },
  { name: 'result', label: texts.result, kind: 'text' },
  {
    name: 'factor',
    label: texts.factor,
    kind: 'number',
    hint: texts.factorHint,
  },
  { name: 'description', label: labelTexts.description, kind: 'area' },
  { name: 'sortOrder', label: texts.order, kind: 'number' },
  {
    name: 'status',
    label: labelTexts.status,
    kind: 'choice',
    choices: contentStatuses,
    choiceNames: contentStatusNames,
  },
  { name: 'industry', label: texts.industry, kind: 'text', isOptional: true },
  { name: 'period', label: texts.period, kind: 'text', hint: texts.periodHint, isOptional: true },
]

const storyFields: readonly RecordField[] = [
  { name: 'tags', label: texts.tags, kind: 'lines', hint: texts.tagsHint, isOptional: true },
  {
    name: 'drawing',
    label: texts.drawing,
    kind: 'text',
    hint: texts.drawingHint(screenNames.join(', ')),
    isOptional: true,
  },
  { name: 'callTitle', label: texts.callTitle, kind: 'text', isOptional: true },
  { name: 'summary', label: texts.summary, kind: 'area', hint: texts.summaryHint, isOptional: true, rows: 2 },
  {
    name: 'content',
    label: texts.content,
    kind: 'area',
    hint: texts.contentHint,
    isOptional: true,
    rows: 12,
  },
  { name: 'comparison', label: texts.comparison, kind: 'area', hint: texts.comparisonHint, isOptional: true },
  { name: 'figuresTitle', label: texts.figuresTitle, kind: 'text', isOptional: true },
  { name: 'figuresNote', label: texts.figuresNote, kind: 'text', isOptional: true },
  { name: 'figures', label: texts.figures, kind: 'area', hint: texts.figuresHint, isOptional: true, rows: 8 },
  { name: 'plan', label: texts.plan, kind: 'area', hint: texts.planHint, isOptional: true },
  { name: 'team', label: texts.team, kind: 'lines', hint: texts.teamHint, isOptional: true },
  {
    name: 'quote',
    label: texts.quote,
    kind: 'area',
    hint: texts.quoteHint(portraitNames.join(', ')),
    isOptional: true,
  },
  { name: 'isFeatured', label: texts.isFeatured, kind: 'check' },
]

export function CaseStudiesPage({ preview }: { preview: (caseStudy: CaseStudy) => ReactNode }) {
  const services = useQuery(servicesQuery).data ?? []
  const servicesField: RecordField = {
    name: 'services',
    label: texts.services,
    kind: 'checks',
    choices: services.map(({ id }) => String(id)),
    choiceNames: Object.fromEntries(services.map(({ id, title }) => [String(id), title])),
  }
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
      fields={[...fields, ...(services.length > 0 ? [servicesField] : []), ...storyFields]}
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
