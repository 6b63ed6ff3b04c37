import { expect, test } from 'vitest'
import type { PageFields } from '#contracts/pages.ts'
import { isEditable, markOf, parseTextPage, writeTextPage } from './text-page-file.ts'

const file = 'src/site/pages/how-we-bill.md'
const page: PageFields = {
  slug: 'how-we-bill',
  title: 'How We Bill: Invoices',
  description: '',
  heading: '',
  navigation: { menu: 'Resources', description: 'Invoices and payment' },
  footer: true,
  noindex: false,
  content: 'One invoice a month.\n\n## What it lists',
  status: 'published',
}

test('a page that is written and read again is the same', () => {
  const text = writeTextPage(page)
  expect(isEditable(file, text)).toBe(true)
  expect(parseTextPage(file, 'how-we-bill.md', text)).toEqual({ file, fields: page, pulled: markOf(page) })
  const onWindows = parseTextPage(file, 'how-we-bill.md', text.replaceAll('\n', '\r\n'))
  expect(markOf(onWindows.fields)).toBe(markOf(page))
})

test('outer blank lines and an empty text of the menu change nothing', () => {
  const navigation = { menu: 'Resources', title: '', description: 'Invoices and payment' }
  expect(markOf({ ...page, content: `\n${page.content}\n`, navigation })).toBe(markOf(page))
  expect(markOf({ ...page, footer: false })).not.toBe(markOf(page))
})

test('a file without editable is a page of the build', () => {
  expect(isEditable(file, '---\ntitle: A\n---\n\nText.')).toBe(false)
})

test.each([
  ['title: ""\nstatus: published', 'how-we-bill.md', `${file}:2: The title is missing.`],
  ['title: A\nstatus: live', 'how-we-bill.md', `${file}:3: The status is draft, published or archived.`],
  ['title: A\nlayout: wide', 'how-we-bill.md', `${file}:4: A page has no field layout.`],
  ['title: A', 'about/bill.md', `${file}: the name of the file: Use only lowercase letters`],
])('%j of %s is refused with its place', (fields, name, complaint) => {
  const text = `---\n${fields}\neditable: true\n---\n\nText.`
  expect(() => parseTextPage(file, name, text)).toThrow(complaint)
})
