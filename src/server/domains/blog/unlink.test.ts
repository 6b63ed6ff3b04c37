import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'
import { unlink } from './unlink.ts'

test('a link in a post to a page that is switched off becomes its text, and other links stay', () => {
  const { html } = renderMarkdown(
    'See [our **open** positions](/careers), [the price](/contact "Ask") and [a site](https://a.example/careers).',
  )
  expect(unlink(html, (href) => href !== '/careers')).toBe(
    '<p>See our <strong>open</strong> positions, <a href="/contact" title="Ask">the price</a> and <a href="https://a.example/careers" rel="nofollow noopener">a site</a>.</p>\n',
  )
})
