import { contentStatusNames } from '#content/interface/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { caseStudyTexts as texts } from '#content/interface/admin/case-studies.ts'
import { labelTexts } from '#content/interface/common.ts'
import { adminCaseStudySchema } from '#contracts/admin-content.ts'
import { type CaseStudy, contentStatuses } from '#contracts/content.ts'
import { caseStudiesQuery } from '../overview/queries.ts'
import type { RecordField, RecordValues } from './record-fields.tsx'
import { RecordsPage } from './records-page.tsx'

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
]

export const CaseStudiesPage = ({ preview }: { preview: (caseStudy: CaseStudy) => ReactNode }) => (
  <RecordsPage
    title={texts.title}
    lede={texts.lede}
    noun={texts.noun}
    path="/api/admin/case-studies"
    items={useQuery(caseStudiesQuery)}
    itemSchema={adminCaseStudySchema}
    fields={fields}
    blank={{ status: 'draft', sortOrder: 10, factor: 1 }}
    nameOf={({ title }) => title}
    noteOf={({ client, figure, result }) => `${client}: ${figure} ${result}`}
    keyOf={({ slug }) => slug}
    preview={(values) => preview(toCaseStudy(values))}
  />
)

const toCaseStudy = (values: RecordValues): CaseStudy => ({
  slug: String(values.slug ?? ''),
  title: String(values.title ?? ''),
  client: String(values.client ?? ''),
  figure: String(values.figure ?? ''),
  result: String(values.result ?? ''),
  description: String(values.description ?? ''),
  factor: Number(values.factor) || 0,
})
