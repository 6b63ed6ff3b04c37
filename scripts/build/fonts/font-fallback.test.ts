import { expect, test } from 'vitest'
import { fallbackFace } from './font-fallback.ts'

test('a font twice as wide as Arial doubles its size and halves its heights, which scale with the em', () => {
  const arialWidths =
    '556,556,500,556,556,278,556,556,222,222,500,222,833,556,556,556,556,333,500,278,556,500,722,500,500,500'
  const widths = arialWidths.split(',').map(Number)
  const font = {
    unitsPerEm: 1000,
    ascender: 900,
    descender: -300,
    lineGap: 0,
    codePoints: new Set<number>(),
    advance: (codePoint: number) => 2 * (widths[codePoint - 97] ?? 278),
  }
  const css = fallbackFace({ family: 'Wide Fallback', weights: '400', style: 'regular', font })
  expect(css).toContain('size-adjust: 200%')
  expect(css).toContain('ascent-override: 45%')
  expect(css).toContain('descent-override: 15%')
})
