import { expect, test } from 'vitest'
import { contrastOf, drawnBeside, followColor, hueDistance, makeLegible } from './follow-color.ts'

test('a color stays as it was drawn beside the color that it was drawn with', () => {
  expect(followColor('#10263f', 'brand', drawnBeside)).toBe('#10263f')
})

test('a color follows the hue of the brand, and a grey brand makes it grey', () => {
  const red = followColor('#10263f', 'brand', { ...drawnBeside, brand: '#a3242f' })
  expect(hueDistance(red, '#a3242f')).toBeLessThan(12)
  expect(hueDistance(followColor('#10263f', 'brand', { ...drawnBeside, brand: '#222222' }), red)).toBe(180)
})

test('a color is darkened on light grounds and lightened on dark ones, only as far as it must be', () => {
  expect(makeLegible('#10263f', ['#ffffff'], 4.5)).toBe('#10263f')
  for (const ground of ['#ffffff', '#0c1a2b'])
    expect(contrastOf(makeLegible('#4b9cd3', [ground, ground], 7), ground)).toBeGreaterThanOrEqual(7)
})

test('grounds on which no shade is legible, and texts that are no colors, are refused by name', () => {
  expect(() => makeLegible('#777777', ['#ffffff', '#000000'], 7)).toThrow('#777777')
  expect(() => followColor('navy', 'brand', drawnBeside)).toThrow('navy')
})
