import { groundRules } from '#contracts/social-ground.ts'
import { expect, it } from 'vitest'
import { coverageSteps, GlyphPainter } from './rasterise.ts'

function paint(path: string, { width = 8, height = 6, strength = 1, ground = 3 } = {}) {
  const pixels = new Uint8Array(width * height).fill(ground)
  const paintedRows = new GlyphPainter(width, height).paint(path, { pixels, stride: width }, strength)
  const level = (x: number, y: number) => Math.floor((pixels[y * width + x] ?? 0) / groundRules.colors)
  return { pixels, paintedRows, level }
}

it('covers pixels in proportion to the filled area', () => {
  const { level } = paint('M1 1L4.5 1L4.5 3L1 3Z')
  expect([0, 1, 2, 3, 4, 5].map((x) => level(x, 1))).toEqual([0, 7, 7, 7, 4, 0])
  expect([0, 1, 2, 3].map((y) => level(2, y))).toEqual([0, 7, 7, 0])
})

it('covers half of a pixel that is cut by a diagonal', () => {
  const { level } = paint('M0 0L6 6L0 6Z')
  expect(level(2, 2)).toBe(Math.round(coverageSteps / 2))
  expect(level(0, 4)).toBe(7)
  expect(level(5, 1)).toBe(0)
})

it('leaves a hole where an inner outline runs the other way, and none where two overlap', () => {
  expect(paint('M0 0L6 0L6 6L0 6ZM2 2L2 4L4 4L4 2Z').level(3, 3)).toBe(0)
  expect(paint('M0 0L6 0L6 6L0 6ZM2 2L4 2L4 4L2 4Z').level(3, 3)).toBe(7)
})

it('keeps the color below a partly covered pixel, and makes a fully covered one white', () => {
  const { pixels } = paint('M1 1L3.5 1L3.5 2L1 2Z')
  expect(pixels[8]).toBe(3)
  expect(pixels[8 + 1]).toBe(coverageSteps * groundRules.colors)
  expect(pixels[8 + 3]).toBe(4 * groundRules.colors + 3)
})

it('paints weaker text at a lower coverage step', () => {
  expect(paint('M0 0L6 0L6 6L0 6Z', { strength: 0.86 }).level(2, 2)).toBe(6)
})

it('a circle of curves has the area of a circle', () => {
  const size = 100
  const { level } = paint('M50 10Q90 10 90 50Q90 90 50 90Q10 90 10 50Q10 10 50 10Z', {
    width: size,
    height: size,
  })
  let area = 0
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) area += level(x, y) / coverageSteps
  expect(area).toBeGreaterThan((6400 * 5) / 6 - 15)
  expect(area).toBeLessThan((6400 * 5) / 6 + 15)
})

it('clips at every edge', () => {
  const { level, paintedRows } = paint('M-5 -5L50 -5L50 50L-5 50Z')
  expect([level(0, 0), level(7, 0), level(0, 5), level(7, 5)]).toEqual([7, 7, 7, 7])
  expect(paintedRows).toEqual({ top: 0, end: 6 })
  expect(paint('M1 -9L4 -9L4 -2Z').paintedRows).toBeNull()
})

it('an unknown command throws and leaves the painter clean for the next path', () => {
  const painter = new GlyphPainter(8, 6)
  const pixels = new Uint8Array(48)
  const surface = { pixels, stride: 8 }
  expect(() => painter.paint('M0 0L6 0L6 6C1 1 2 2 3 3Z', surface, 1)).toThrow("no path command 'C'")
  painter.paint('M1 1L2 1L2 2L1 2Z', surface, 1)
  expect(pixels.filter((pixel) => pixel > 0)).toHaveLength(1)
})
