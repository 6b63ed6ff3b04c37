import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepRanges } from './keep-ranges.tsx'

const markup = (text: string) => renderToStaticMarkup(keepRanges(text))

test.each([
  ['in 12-36 hours.', 'in <span class="whitespace-nowrap">12-36</span> hours.'],
  ['$1,000–$2,000 a month', '<span class="whitespace-nowrap">$1,000–$2,000</span> a month'],
  [
    '7-9% or 3-4',
    '<span class="whitespace-nowrap">7-9%</span> or <span class="whitespace-nowrap">3-4</span>',
  ],
])('“%s” keeps both ends of a range on one line', (text, html) => {
  expect(markup(text)).toBe(html)
})

test.each(['a six-month plan', 'on the 3rd - at 4', '/a/long/address/1-2/'])(
  '“%s” may break anywhere',
  (text) => {
    expect(markup(text)).not.toContain('<span class="whitespace-nowrap">/')
  },
)
