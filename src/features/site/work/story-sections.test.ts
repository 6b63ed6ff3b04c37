import { expect, test } from 'vitest'
import { splitSections } from './story-sections.ts'

test('a story is split at its headings, and keeps a text before the first one', () => {
  const html =
    '<p>Before.</p>\n<h2 id="one">One <em>word</em></h2>\n<p>A.</p>\n<h3>Below</h3>\n<h2>Two</h2><p>B.</p>'
  expect(splitSections(html)).toEqual([
    { heading: undefined, id: undefined, html: '<p>Before.</p>\n' },
    { heading: 'One <em>word</em>', id: 'one', html: '<p>A.</p>\n<h3>Below</h3>\n' },
    { heading: 'Two', id: undefined, html: '<p>B.</p>' },
  ])
  expect(splitSections('')).toEqual([])
})
