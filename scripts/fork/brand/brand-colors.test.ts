import { readFileSync } from 'node:fs'
import { clampChroma, formatHex, oklch } from 'culori'
import { expect, test } from 'vitest'
import { brandColors } from './brand-colors.ts'
import { contrastOf, drawnBeside, hueDistance } from './follow-color.ts'

const brands = {
  drawn: { brand: drawnBeside.brand, accent: drawnBeside.accent },
  red: { brand: '#a3242f', accent: '#ff8a5c' },
  green: { brand: '#0b6b3a', accent: '#57c785' },
  'yellow, too light for text': { brand: '#ffd400', accent: '#00a878' },
  magenta: { brand: '#ff00ff', accent: '#00ffff' },
  grey: { brand: '#222222', accent: '#888888' },
  black: { brand: '#000000', accent: '#ffffff' },
}

const hue = (hex = '') => oklch(hex)?.h ?? Number.NaN

test('for the colors that the site was drawn with, every color is as it was drawn', () => {
  const { light, dark, shades, coverPalettes } = brandColors(brands.drawn)
  expect(light).toMatchObject({ ink: '#10263f', surface: '#fbfcfe', link: '#154677', cta: '#f5b83d' })
  expect(dark).toMatchObject({ ink: '#eaf2fa', surface: '#0c1a2b', link: '#8cc4f0', primary: '#4b9cd3' })
  expect(shades).toMatchObject({ 'brand-800': '#0f3a62', 'brand-50': '#eaf3fb', night: '#0b2747' })
  expect(coverPalettes.ember).toMatchObject({ ground: '#a23c17', first: '#f3c98b' })
})

test.each(Object.entries(brands))('text and rings keep their contrast: %s', (_, colors) => {
  const { contrasts } = brandColors(colors)
  expect(contrasts.length).toBeGreaterThan(80)
  expect(contrasts.filter(({ ratio, required }) => ratio < required)).toEqual([])
})

test.each(Object.entries(brands))('text and lines of accents are legible on paper: %s', (_, colors) => {
  const { shades } = brandColors(colors)
  const [, printRules = ''] = readFileSync('src/ui/styles.css', 'utf8').split('\n@media print')
  const grounds = ['surface', 'surface-tint', 'tint-strong', 'band', 'on-primary']
  const rules = [...printRules.matchAll(/--([\w-]+): (#\w{3,6}|var\(--color-([\w-]+)\));/g)]
  const marks = rules.filter(([, role = '']) => !grounds.includes(role) && !role.startsWith('line'))
  expect(marks.map(([, role]) => role)).toEqual(
    expect.arrayContaining(['ink', 'link', 'primary', 'on-band-accent', 'on-highlight']),
  )
  for (const [, role, value = '', shade = ''] of marks)
    expect(contrastOf(shades[shade] ?? value, '#fff'), role).toBeGreaterThanOrEqual(4.5)
})

test('grounds, bands, art and social images take the hue of the brand', () => {
  const { light, dark, socialGrounds, coverPalettes } = brandColors(brands.green)
  const green = hue(brands.green.brand)
  for (const color of [light.ink, light.band, light['band-raised'], dark.surface, socialGrounds.default[2]])
    expect(Math.abs(hue(color) - green), color).toBeLessThan(12)
  expect(Math.abs(hue(coverPalettes.blue.first) - green)).toBeLessThan(12)
  expect(Math.abs(hue(coverPalettes.ember.ground) - green)).toBeGreaterThan(60)
})

test.each(Object.entries(brands))(
  'the parts of a figure differ in hue, and stand out in the light and the dark scheme: %s',
  (_, colors) => {
    const { shades, dark } = brandColors(colors)
    const parts = [1, 2, 3, 4].map((part) => shades[`series-${part}`] ?? '')
    for (const [index, part] of parts.entries()) {
      for (const other of parts.slice(index + 1)) expect(hueDistance(part, other)).toBeGreaterThan(60)
      for (const ground of [dark.surface, dark['surface-tint'], dark.card])
        expect(contrastOf(part, ground ?? ''), part).toBeGreaterThan(3)
    }
  },
)

test('a color that is chosen is used instead of one that follows the brand', () => {
  const chosenColors = { brandDeep: '#301010', night: '#1a0505', callToAction: '#ffcc00' }
  const { light, shades } = brandColors({ ...brands.red, ...chosenColors })
  expect(light).toMatchObject({ band: '#1a0505', cta: '#ffcc00', 'primary-hover': '#301010' })
  expect(shades['brand-800']).toBe('#301010')
})

test('the call to action is marigold, unless the brand is yellow itself', () => {
  expect(brandColors(brands.green).light.cta).toBe(drawnBeside.callToAction)
  expect(brandColors(brands.grey).light.cta).toBe(drawnBeside.callToAction)
  const yellow = brandColors(brands['yellow, too light for text']).light.cta
  expect(Math.abs(hue(yellow) - hue('#ffd400'))).toBeGreaterThan(120)
})

test('a call to action may be dark: it gets white text, and a hover that keeps it legible', () => {
  for (const callToAction of ['#c1121f', '#000000', '#5a5a5a', '#787878', '#ffcc00', '#ffffff']) {
    const { light, contrasts } = brandColors({ ...brands.green, callToAction })
    const isDark = ['#c1121f', '#000000', '#5a5a5a'].includes(callToAction)
    expect(light['on-cta'] === '#ffffff', callToAction).toBe(isDark)
    expect(contrasts.filter(({ ratio, required }) => ratio < required)).toEqual([])
  }
})

test('the colors of states are the same for every brand, so that one is not taken for another', () => {
  const states = ['success', 'warning', 'danger', 'info'].flatMap((state) => [state, `${state}-bg`])
  const statesOf = (colors: Record<string, string>) => states.map((name) => colors[name])
  const drawnColors = brandColors(brands.drawn)
  const other = brandColors({ brand: '#a3242f', accent: '#c2571a' })
  expect(statesOf(other.light)).toEqual(statesOf(drawnColors.light))
  expect(statesOf(other.dark)).toEqual(statesOf(drawnColors.dark))
})

test('a brand without hue stays grey', () => {
  const { light } = brandColors(brands.grey)
  for (const color of [light.ink, light.surface, light.band])
    expect(oklch(color ?? '')?.c ?? 0).toBeLessThan(0.002)
})

test('what is not a color is refused by name', () => {
  expect(() => brandColors({ brand: 'rebeccapurple', accent: '#888888' })).toThrow('rebeccapurple')
})

test('any two colors make a brand: where one would be illegible, a shade of it is used', () => {
  const colors = [0, 0.3, 0.5, 0.7, 1].flatMap((l) =>
    [0, 120, 240].map((h) => formatHex(clampChroma({ mode: 'oklch', l, c: 0.15, h }, 'oklch'))),
  )
  for (const brand of colors)
    for (const accent of colors) {
      const { contrasts } = brandColors({ brand, accent })
      expect(
        contrasts.filter(({ ratio, required }) => ratio < required),
        `${brand} ${accent}`,
      ).toEqual([])
    }
  const { dark, light } = brandColors({ brand: '#2b2d42', accent: '#1c7a6e' })
  expect(light.focus).toBe('#1c7a6e')
  expect(dark.primary).not.toBe('#1c7a6e')
  expect(Math.abs(hue(dark.primary) - hue('#1c7a6e'))).toBeLessThan(3)
})
