import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  adminIssueSchema,
  issuePatchSchema,
  newIssueSchema,
  storedIssueSchema,
} from '#contracts/admin-issues.ts'
import {
  type AdminProjectDetail,
  adminProjectSchema,
  bookingProjectSchema,
  newProjectSchema,
  projectChangeSchema,
} from '#contracts/admin-projects.ts'
import type { issueFields } from '#contracts/records/issue.ts'
import type { projectFields } from '#contracts/records/project.ts'
import { changesOf, readValues, valuesOf } from '#features/admin/projects/project-values.ts'

const note = vi.hoisted(() => ({ agencyNote: 'Call first' }))

async function agencyNote() {
  const zod = await import('zod/mini')
  return { stored: zod.string(), entered: zod.string().check(zod.maxLength(30, 'Too long.')), default: '' }
}
vi.mock('#contracts/records/project.ts', async (load) => {
  const table = await load<{ projectFields: typeof projectFields }>()
  return { ...table, projectFields: { ...table.projectFields, agencyNote: await agencyNote() } }
})
vi.mock('#contracts/records/issue.ts', async (load) => {
  const table = await load<{ issueFields: typeof issueFields }>()
  return { issueFields: { ...table.issueFields, agencyNote: await agencyNote() } }
})

const project = { client: 'asha', name: 'Shop', description: 'Pages.', status: 'active', budget: 1 }
const issue = { subject: 'News', content: 'Hello.' }

test('a field that is in the table of projects alone can be entered, is checked and is shown', () => {
  for (const schema of [newProjectSchema, bookingProjectSchema]) {
    expect(z.parse(schema, { ...project, ...note })).toMatchObject(note)
    expect(z.parse(schema, project)).toMatchObject({ agencyNote: '', provider: null, progressPercentage: 0 })
  }
  expect(z.parse(projectChangeSchema, note)).toEqual(note)
  expect(z.safeParse(projectChangeSchema, { agencyNote: 'x'.repeat(31) }).success).toBe(false)
  expect(Object.keys(adminProjectSchema.shape)).toContain('agencyNote')
})

test('it is in the draft of the form, and is compared', () => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...project, ...note })) data.set(name, String(value))
  const values = readValues(data)
  expect(values).toMatchObject({ ...project, ...note, provider: null })
  const stored = { ...values, client: null, provider: null, agencyNote: '' } as unknown as AdminProjectDetail
  expect(changesOf(values, valuesOf(stored))).toEqual({ client: 'asha', ...note })
})

test('a field that is in the table of newsletter issues alone is in requests, drafts and responses', () => {
  expect(z.parse(newIssueSchema, { ...issue, ...note })).toMatchObject(note)
  expect(z.parse(newIssueSchema, issue)).toMatchObject({ agencyNote: '' })
  expect(z.parse(issuePatchSchema, { ...note, revision: 1 })).toEqual({ ...note, revision: 1 })
  expect(z.parse(storedIssueSchema, issue)).toMatchObject({ agencyNote: '' })
  expect(Object.keys(adminIssueSchema.shape)).toContain('agencyNote')
})
