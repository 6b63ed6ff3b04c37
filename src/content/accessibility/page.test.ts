import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { contrastPairs, highContrastPairs } from './page.ts'

const css = readFileSync('src/ui/styles.css', 'utf8')
const brand: Record<string, string> = { 'var(--color-brand-700)': site.colors.brand }

function colour(selector: string, role: string): string {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('\n}', start))
  const value = new RegExp(`\\n\\s+--${role}: ([^;]+);`).exec(rule)?.[1] ?? ''
  return brand[value] ?? value
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(selector: string, { ink, ground }: { ink: string; ground: string }): number {
  const [a, b] = [luminance(colour(selector, ink)), luminance(colour(selector, ground))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test.each(contrastPairs)('the ratio shown for "$name" is the style sheet’s', (pair) => {
  expect(ratio(':root', pair)).toBeCloseTo(pair.ratio, 1)
})

test.each(highContrastPairs)('the ratio shown for "$name" is the style sheet’s', (pair) => {
  expect(ratio(':root.high-contrast', pair)).toBeCloseTo(pair.ratio, 1)
})
