import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { missingEntries } from './missing-entries.ts'

const sample = {
  'src/content/home/faqs.ts':
    'export const homeFaqs = []\nexport const unread = 1\nexport type Faq = string\n',
  'src/routes/index.tsx': "import { type Faq, homeFaqs } from '#content/home/faqs.ts'\n",
}
const lacksFaqs = 'src/site/home/faqs.ts lacks the export homeFaqs, which src/content/home/faqs.ts has.'

test.each([
  ['an empty file', ''],
  ['a default export alone', 'export default {}\n'],
  ['a renamed export', 'export const faqs = []\n'],
  ['an import that does not exist', "import { faq } from './faq.ts'\nexport const faqs = [faq]\n"],
])('%s lacks the exports that are imported', async (_, text) => {
  expect(await missingEntries(aFolder({ ...sample, 'src/site/home/faqs.ts': text }))).toEqual([lacksFaqs])
})

test('a file with what is imported lacks nothing, nor one that passes on all of another', async () => {
  for (const text of ['export const homeFaqs = []\n', "export * from '../../content/home/faqs.ts'\n"])
    expect(await missingEntries(aFolder({ ...sample, 'src/site/home/faqs.ts': text }))).toEqual([])
  expect(await missingEntries(aFolder(sample))).toEqual([])
})

test.each([
  ['a namespace', "import * as faqs from '#content/home/faqs.ts'\nconst { homeFaqs } = faqs\n", true],
  ['a later import', "const { homeFaqs } = await import('#content/home/faqs.ts')\n", true],
  ['several lines', "import {\n  homeFaqs as faqs,\n} from '#content/home/faqs.ts'\n", true],
  ['a longer name', "import { homeFaqsMore } from '#content/home/faqs.ts'\n", false],
  ['another file', "import { homeFaqs } from '#content/about/faqs.ts'\n", false],
  ['a type', "import type { homeFaqs } from '#content/home/faqs.ts'\n", false],
])('with %s, an export counts as imported: %#', async (_, reader, isRead) => {
  const root = aFolder({ ...sample, 'src/routes/index.tsx': reader, 'src/site/home/faqs.ts': '' })
  expect(await missingEntries(root)).toEqual(isRead ? [lacksFaqs] : [])
})

test('what only a replaced component or sample shows may be left out', async () => {
  const { 'src/routes/index.tsx': reader, ...rest } = sample
  const root = aFolder({
    ...rest,
    'src/features/site/faqs.tsx': reader,
    'src/site/components/features/site/faqs.tsx': '',
    'src/content/home/page.ts': reader,
    'src/site/home/page.ts': '',
    'src/site/home/faqs.ts': '',
  })
  expect(await missingEntries(root)).toEqual([])
})

test('a position whose file exports none is named', async () => {
  const root = aFolder({
    'src/content/careers/jobs/1.ts': 'export const job = {}\n',
    'src/site/careers/jobs/1.ts': 'export const jbo = {}\n',
    'src/site/careers/jobs/2.ts': 'export const job = {}\n',
  })
  expect(await missingEntries(root)).toEqual(['src/site/careers/jobs/1.ts exports no job.'])
})
