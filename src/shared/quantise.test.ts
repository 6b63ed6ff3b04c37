import { expect, test } from 'vitest'
import { choosePalette, mix, nearestIn } from './quantise.ts'

test('mixing moves each channel by the share', () => {
  expect(mix(0x000000, 0xff8040, 0)).toBe(0x000000)
  expect(mix(0x000000, 0xff8040, 1)).toBe(0xff8040)
  expect(mix(0x000000, 0xfe8040, 0.5)).toBe(0x7f4020)
})

test('two groups of colors get one color each, between their members', () => {
  const pixels = [0x100000, 0x120000, 0x0000f0, 0x0000f2].flatMap((color) => [color, color])
  expect(choosePalette(pixels, 2).sort((a, b) => a - b)).toEqual([0x0000f1, 0x110000])
})

test('the same pixels in another order give the same palette', () => {
  const pixels = Array.from({ length: 200 }, (_, i) => (i * 7919 * 131) & 0xffffff)
  expect(choosePalette([...pixels].reverse(), 8)).toEqual(choosePalette(pixels, 8))
})

test('a pixel takes the nearest color of the palette', () => {
  const nearest = nearestIn([0x000000, 0xff0000, 0x0000ff])
  expect([0x100808, 0xe01010, 0x2000d0, 0xe01010].map(nearest)).toEqual([0, 1, 2, 1])
})
