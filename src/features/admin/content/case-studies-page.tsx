import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { caseStudyTexts as texts } from '#content/interface/admin/case-studies.ts'
import { caseStudyFieldTexts } from '#content/interface/admin/content-fields.ts'
import { storyFieldHints as hints } from '#content/interface/admin/record-pictures.ts'
import { postStatusNames } from '#content/interface/statuses.ts'
import type { AdminService } from '#contracts/admin-content.ts'
import type { CaseStudy } from '#contracts/content.ts'
import type { Story } from '#contracts/stories.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import { storyRules } from '#contracts/records/story-parts.ts'
import { portraitNames, screenNames } from '#shared/drawings.ts'
import { servicesQuery } from '../overview/queries.ts'
import { caseStudiesQuery, caseStudyFormSchema, fromForm, readForm } from './case-study-form.ts'
import { type FormField, formFields, type RecordValues } from './record-fields.ts'
import { type RecordsApi, RecordsPage } from './records-page.tsx'
import { StoryPreview } from './story-preview.tsx'
import { StoryVersions } from './story-versions.tsx'

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
  status: { choiceNames: postStatusNames },
  publishAt: { kind: 'time', hint: hints.publishAt },
  period: { hint: texts.periodHint },
  services: { kind: 'checks' },
  tags: { hint: texts.tagsHint },
  drawing: { kind: 'text', hint: texts.drawingHint(screenNames.join(', ')) },
  picture: { kind: 'picture', hint: hints.picture },
  screens: { kind: 'pictures', hint: hints.screens, countMax: storyRules.screensMax },
  summary: { hint: texts.summaryHint, rows: 2 },
  content: { kind: 'markdown', hint: texts.contentHint, rows: 12 },
  comparison: { hint: texts.comparisonHint },
  beforePicture: { kind: 'picture', hint: hints.beforePicture },
  afterPicture: { kind: 'picture', hint: hints.beforePicture },
  figures: { hint: texts.figuresHint, rows: 8 },
  plan: { hint: texts.planHint },
  team: { hint: texts.teamHint },
  quote: { hint: texts.quoteHint(portraitNames.join(', ')) },
  portrait: { kind: 'picture', hint: hints.portrait },
})

const fieldNames = namesOf(caseStudyFields)

/** Without any service, the form does not ask for them. */
const fieldsWith = (services: readonly AdminService[]): readonly FormField[] =>
  fields.flatMap((field) => {
    if (field.name !== 'services') return [field]
    if (services.length === 0) return []
    const choices = services.map(({ id }) => String(id))
    const choiceNames = Object.fromEntries(services.map(({ id, title }) => [id, title]))
    return [{ ...field, choices, choiceNames }]
  })

interface CaseStudiesPageProps {
  previewCard: (caseStudy: CaseStudy) => ReactNode
  previewPage: (story: Story) => ReactNode
}

export function CaseStudiesPage({ previewCard, previewPage }: CaseStudiesPageProps) {
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
      versions={(item, form, restore) => <StoryVersions item={item} form={form} restore={restore} />}
      preview={(values) => (
        <StoryPreview
          body={fromForm(pick(values, fieldNames))}
          card={(story) => previewCard(story ?? toCaseStudy(values))}
          page={previewPage}
        />
      )}
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
