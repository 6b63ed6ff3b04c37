import { oklch, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { brandPalette } from './brand-palette.ts'

const designedTints = {
  'brand-600': '#1b5f9e',
  'brand-300': '#8cc4f0',
  'brand-200': '#b9d8ee',
  'brand-100': '#dcebf7',
  'brand-50': '#eaf3fb',
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test('the default colours give the designed tints within three steps per channel', () => {
  const palette = brandPalette(site.colors)
  for (const [token, hex] of Object.entries(designedTints)) {
    const actual = channels(palette[token] ?? '')
    channels(hex).forEach((channel, i) => {
      expect(Math.abs((actual[i] ?? Number.NaN) - channel), token).toBeLessThanOrEqual(3)
    })
  }
})

test('a fork with red colours gets red tints and a readable brand-600', () => {
  const palette = brandPalette({ ...site.colors, brand: '#a3242f', accent: '#ff8a5c' })
  expect(oklch(palette['brand-100'] ?? '')?.h).toBeCloseTo(oklch('#ff8a5c')?.h ?? Number.NaN, -1)
  expect(wcagContrast(palette['brand-600'] ?? '', '#fbfcfe')).toBeGreaterThanOrEqual(4.5)
})

test('a grey fork gets grey tints', () => {
  const palette = brandPalette({ ...site.colors, brand: '#222222', accent: '#888888' })
  expect(new Set(channels(palette['brand-200'] ?? '')).size).toBe(1)
})

test('a colour that is not six hex digits fails the build', () => {
  expect(() => brandPalette({ ...site.colors, brand: 'rebeccapurple' })).toThrow('rebeccapurple')
})
