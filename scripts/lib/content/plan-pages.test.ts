import { expect, test } from 'vitest'
import type { PageFields } from '#contracts/pages.ts'
import { parseTextPage, writeTextPage } from '../../build/pages/text-page-file.ts'
import { planPull, planPush } from './plan-pages.ts'

const folder = 'src/site/pages'
const page: PageFields = {
  slug: 'bill',
  title: 'How We Bill',
  description: 'Invoices.',
  heading: '',
  navigation: null,
  footer: false,
  noindex: false,
  content: 'Monthly.',
  status: 'published',
}
const edited = { ...page, content: 'Weekly.' }
const moved = { ...page, title: 'How Billing Works' }

/** The file of a page as it was pulled, with what was changed in it since. */
const fileOf = (pulled: PageFields, fields = pulled) => {
  const read = parseTextPage(`${folder}/bill.md`, 'bill.md', writeTextPage(pulled))
  return { ...read, fields }
}

interface Given {
  row?: PageFields
  files?: ReturnType<typeof fileOf>[]
  staticSlugs?: string[]
  overwrites?: boolean
}

function planBoth({ row, files = [], staticSlugs = [], overwrites = false }: Given) {
  const sides = { folder, rows: row ? [row] : [], files, staticSlugs, overwrites }
  const outcome = ({ changes, notes }: ReturnType<typeof planPull>) =>
    changes.length > 0 ? 'written' : (notes[0] ?? 'same')
  return { pull: outcome(planPull(sides)), push: outcome(planPush(sides)) }
}

test.each<[string, Given, { pull: string; push: string }]>([
  ['the same on both sides', { row: page, files: [fileOf(page)] }, { pull: 'same', push: 'same' }],
  ['only in the database', { row: page }, { pull: 'written', push: 'same' }],
  [
    'only a file',
    { files: [fileOf(page)] },
    { pull: expect.stringContaining('has no page in the database'), push: 'written' },
  ],
  [
    'changed in the file',
    { row: page, files: [fileOf(page, edited)] },
    { pull: expect.stringContaining('was changed here and was kept'), push: 'written' },
  ],
  [
    'changed in the back office',
    { row: moved, files: [fileOf(page)] },
    { pull: 'written', push: expect.stringContaining('is older than its page') },
  ],
  [
    'changed in both',
    { row: moved, files: [fileOf(page, edited)] },
    {
      pull: expect.stringContaining('changed here and in the back office'),
      push: expect.stringContaining('changed here and in the back office'),
    },
  ],
  [
    'changed in both, to be overwritten',
    { row: moved, files: [fileOf(page, edited)], overwrites: true },
    { pull: 'written', push: 'written' },
  ],
  [
    'a page of the build has its file',
    { row: page, staticSlugs: ['bill'] },
    {
      pull: expect.stringContaining('is a page of the build and was kept'),
      push: expect.stringContaining('is a page of the build'),
    },
  ],
])('%s', (_, given, outcomes) => {
  expect(planBoth(given)).toEqual(outcomes)
})
