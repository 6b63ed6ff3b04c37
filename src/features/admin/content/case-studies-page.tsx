import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CaseStudy, contentStatuses } from '#contracts/content.ts'
import { caseStudiesQuery } from '../overview/queries.ts'
import type { RecordField, RecordValues } from './record-fields.tsx'
import { RecordsPage } from './records-page.tsx'

const fields: readonly RecordField[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'slug', label: 'Address', kind: 'text', hint: 'Lowercase letters, digits and hyphens.' },
  { name: 'client', label: 'Client', kind: 'text' },
  { name: 'figure', label: 'Figure', kind: 'text', hint: 'As the page shows it, such as 250%.' },
  { name: 'result', label: 'What the figure measures', kind: 'text' },
  {
    name: 'factor',
    label: 'Growth factor',
    kind: 'number',
    hint: 'Sets the length of the bars. For 250% more, enter 3.5; for 35% less, 0.65.',
  },
  { name: 'description', label: 'Description', kind: 'area' },
  { name: 'sortOrder', label: 'Order', kind: 'number' },
  { name: 'status', label: 'Status', kind: 'choice', choices: contentStatuses },
]

export const CaseStudiesPage = ({ preview }: { preview: (caseStudy: CaseStudy) => ReactNode }) => (
  <RecordsPage
    title="Case Studies"
    lede="Published case studies appear on the home page in this order."
    noun="case study"
    path="/api/admin/case-studies"
    items={useQuery(caseStudiesQuery)}
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
