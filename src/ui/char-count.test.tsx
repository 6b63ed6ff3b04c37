import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatNumber } from '#shared/formats.ts'
import { CharCount } from './char-count.tsx'

test('a counter has spaces around its stroke and separates thousands', () => {
  const html = renderToStaticMarkup(<CharCount chars={0} charsMax={2000} />)
  expect(html).toContain(`>0 / ${formatNumber(2000)}<`)
})

test('a counter beyond its limit is marked, and one at its limit is not', () => {
  expect(renderToStaticMarkup(<CharCount chars={61} charsMax={60} />)).toContain('text-danger')
  expect(renderToStaticMarkup(<CharCount chars={60} charsMax={60} />)).not.toContain('text-danger')
})
