import { expect, it } from 'vitest'
import { groundRules, groundSize, luminance, readGround, writeGround } from './social-ground.ts'

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1200, height: 900 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 1000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 4000, height: 1000 },
    { width: 1200, height: 630 },
  ],
  [
    { width: 600, height: 315 },
    { width: 1200, height: 630 },
  ],
  [{ width: 599, height: 599 }, null],
  [{ width: 5000, height: 300 }, null],
])('a picture of %o has a ground of %o', (picture, size) => {
  expect(groundSize(picture)).toEqual(size)
})

it('a ground is read as it was written', () => {
  const palette = Array.from({ length: groundRules.colors }, (_, i) => i * 0x010203)
  const pixels = Uint8Array.from({ length: 1200 * 700 }, (_, i) => i % groundRules.colors)
  expect(readGround(writeGround({ palette, pixels }))).toEqual({ palette, pixels })
})

it('white and black have the luminance that WCAG gives them', () => {
  expect(luminance(0xffffff)).toBeCloseTo(1)
  expect(luminance(0)).toBe(0)
  expect(luminance(0x767676)).toBeCloseTo(0.1812, 3)
})
