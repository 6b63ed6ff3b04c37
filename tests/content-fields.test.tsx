import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { caseStudyFieldTexts } from '#content/interface/admin/content-fields.ts'
import { adminCaseStudySchema, caseStudyInputSchema, caseStudyPatchSchema } from '#contracts/admin-content.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import type * as caseStudyTable from '#contracts/records/case-study.ts'
import { storySchema } from '#contracts/stories.ts'
import { auditOfContent } from '#domains/content/audit-of-content.ts'
import { toColumns } from '#domains/content/case-study-columns.ts'
import { toRecord } from '#domains/content/case-study-row.ts'
import { RecordControl } from '#features/admin/content/record-control.tsx'
import { formFields } from '#features/admin/content/record-fields.ts'
import { auditFieldNames } from '#content/interface/admin/audit.ts'
import { aCaseStudy } from './builders/services.ts'

vi.mock('#contracts/records/case-study.ts', async (load) => {
  const table = await load<typeof caseStudyTable>()
  const { blankableLine, optionalField } = await import('#contracts/records/content-fields.ts')
  return {
    ...table,
    caseStudyFields: { ...table.caseStudyFields, award: optionalField(blankableLine('The award', 30)) },
  }
})
vi.mock('#content/interface/admin/content-fields.ts', async (load) => {
  const texts = await load<{ caseStudyFieldTexts: typeof caseStudyFieldTexts }>()
  return { ...texts, caseStudyFieldTexts: { ...texts.caseStudyFieldTexts, award: 'Award won' } }
})

const award = { award: 'Site of the year' }
const study = { ...aCaseStudy({ slug: 'a-case' }), sortOrder: 1, status: 'draft' as const, ...award }

test('a field that is in the table alone can be entered, and is checked', () => {
  expect(z.parse(caseStudyInputSchema, study)).toMatchObject(award)
  expect(z.parse(caseStudyPatchSchema, award)).toEqual(award)
  expect(z.parse(caseStudyPatchSchema, { award: null })).toEqual({ award: null })
  expect(z.safeParse(caseStudyPatchSchema, { award: 'x'.repeat(31) }).error?.issues[0]?.message).toBe(
    'The award has at most 30 characters.',
  )
})

test('it is stored and answered, and readers of the story get it', async () => {
  const columns = await toColumns(study)
  expect(columns).toMatchObject(award)
  expect(await toColumns({ award: '' } as object)).toEqual({ award: null })
  const row = { ...columns, id: 1, revision: 1, updatedAt: new Date(0) } as Parameters<typeof toRecord>[0]
  expect(z.parse(adminCaseStudySchema, toRecord(row))).toMatchObject(award)
  expect(Object.keys(storySchema.shape)).toContain('award')
})

test('the audit log says what it was, under its label', () => {
  const change = { actor: { id: 1, username: 'asha' }, subject: 'a-case', before: {}, fields: award }
  expect(auditOfContent('case-study', change)).toMatchObject({ after: award })
  expect(auditFieldNames).toHaveProperty('award', 'Award won')
})

test('the form asks for it under its label', async () => {
  const { caseStudyFieldTexts: labels } = await import('#content/interface/admin/content-fields.ts')
  const field = formFields(caseStudyFields, labels, {}).at(-1)
  if (!field) throw new Error('the form has no fields')
  const html = renderToStaticMarkup(<RecordControl field={field} value={award.award} />)
  expect(html).toMatch(/Award won<\/label>.*<input[^>]* maxLength="30"[^>]* value="Site of the year"/)
})

test('a stored record from before a rule stays readable', () => {
  const older = {
    ...study,
    title: 'x'.repeat(500),
    award: 'x'.repeat(500),
    figures: [{ kind: 'bars', label: '', points: [] }],
  }
  expect(z.parse(adminCaseStudySchema, { ...older, id: 1, revision: 1 })).toMatchObject(older)
})
