import { expect, it } from 'vitest'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'

const searchText = (markdown: string) => renderMarkdown(markdown).searchText

it("the search text holds an article's words without markup", () => {
  expect(
    searchText(
      '## A *small* heading\n\nText with a [link](https://example.com/path) and `code`.\n\n- one\n- [x] two\n\n> quoted',
    ),
  ).toBe('A small heading\nText with a link and code.\none\ntwo\nquoted')
})

it('the search text includes table cells, code blocks, footnotes and alternative texts', () => {
  const text = searchText(
    '| a | b |\n|---|---|\n| left | right |\n\n```ts\nconst port = 8080\n```\n\nSee[^1] ![A map](/map.png)\n\n[^1]: The source.',
  )
  expect(text).toBe('a\nb\nleft\nright\nconst port = 8080\nSee A map\nThe source.')
})

it('entities become the characters that they stand for', () => {
  expect(searchText('R&amp;D at &euro;5')).toBe('R&D at €5')
})
