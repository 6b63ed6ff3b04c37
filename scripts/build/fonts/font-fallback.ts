import type { FontTables } from './font-tables.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz '

/** Frequency of each letter and the space in English prose, per thousand (Peter Norvig's count of Google Books). */
const frequency = [
  67, 12, 28, 32, 103, 20, 15, 42, 63, 1, 4, 34, 21, 60, 63, 18, 1, 52, 54, 77, 23, 9, 14, 2, 14, 1, 172,
]

/** Advance widths in Arial and Liberation Sans, in thousandths of an em. */
const arial = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ],
}

/**
 * `local()` matches full or PostScript names only, and each system has its own. A system with Helvetica has Arial too.
 */
const localNames = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Roboto', 'Roboto-Regular'],
  bold: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Roboto Bold',
    'Roboto-Bold',
  ],
}

export interface FallbackFace {
  family: string
  weights: string
  style: 'regular' | 'bold'
  font: FontTables
}

/**
 * Returns an `@font-face` rule for a system font, scaled to the line length and height of the web font, so that
 * nothing moves when the web font arrives. Kerning is ignored in both.
 */
export function fallbackFace({ family, weights, style, font }: FallbackFace): string {
  const webFontWidths = Array.from(letters, (letter) => font.advance(letter.charCodeAt(0)) / font.unitsPerEm)
  const systemWidths = arial[style].map((width) => width / 1000)
  const sizeAdjust = meanWidth(webFontWidths) / meanWidth(systemWidths)
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
  const height = (value: number) => percent(value / font.unitsPerEm / sizeAdjust)
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${localNames[style].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${height(font.ascender)};
  descent-override: ${height(-font.descender)};
  line-gap-override: ${height(font.lineGap)};
}
`
}

function meanWidth(widths: readonly number[]): number {
  const total = frequency.reduce((sum, share) => sum + share, 0)
  return widths.reduce((sum, width, i) => sum + width * (frequency[i] ?? 0), 0) / total
}
