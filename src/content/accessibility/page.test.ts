import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { contrastPairs } from './page.ts'

const css = readFileSync('src/ui/styles.css', 'utf8')
const highContrast = css.slice(css.indexOf(':root.high-contrast {'))
const colorOf = (role: string) => new RegExp(`\\n\\s+--${role}: ([^;]+);`).exec(highContrast)?.[1] ?? ''

test.each([
  ['High contrast: text', 'ink'],
  ['High contrast: links', 'link'],
])('the ratio shown for "%s" is that of the style sheet', (name, role) => {
  const shownRatio = contrastPairs.find((pair) => pair.name === name)?.ratio
  expect(shownRatio).toBeCloseTo(wcagContrast(colorOf(role), colorOf('surface')), 0)
})

test('every ratio shown is above the one that is required', () => {
  for (const { name, ratio } of contrastPairs) expect(ratio, name).toBeGreaterThanOrEqual(4.5)
})
