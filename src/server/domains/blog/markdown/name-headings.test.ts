import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'
import { headingSlug } from './name-headings.ts'

const source = join(import.meta.dirname, '../../../..')
const files = globSync(['features/{blog,shell}/*.tsx', 'render/document.ts'], { cwd: source })
const ids = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\sid="([^"$]+)"/g)].map(([, id = '']) => id),
)

test("the page's ids are found in its source", () => {
  expect(ids).toContain('root')
  expect(ids).toContain('article-body')
})

test.each([...new Set(ids)])('no heading of a post takes the id %s of the page', (id) => {
  const { headings } = renderMarkdown(`## ${id}\n`)
  expect(headings.map((heading) => heading.id)).not.toContain(id)
})

test('a very long heading has an anchor of bounded length', () => {
  expect(headingSlug('word '.repeat(50_000)).length).toBeLessThanOrEqual(100)
})

test('composed and decomposed letters give the same anchor', () => {
  expect(headingSlug('e\u0301te\u0301')).toBe(headingSlug('été'))
})
