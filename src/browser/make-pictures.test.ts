import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isMoving, variantSizes } from './make-pictures.ts'

it('a picture has variants in the widths below its own', () => {
  expect(variantSizes({ width: 1601, height: 1000 })).toEqual([
    { width: 480, height: 300 },
    { width: 960, height: 600 },
    { width: 1600, height: 999 },
  ])
})

it('a picture that is as wide as a variant has no copy of itself', () => {
  expect(variantSizes({ width: 480, height: 270 })).toEqual([])
})

it('a very wide picture has variants that are a pixel high', () => {
  expect(variantSizes({ width: 40_000, height: 10 })[0]).toEqual({ width: 480, height: 1 })
})

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/pictures/${name}`))

it.each(['moving.gif', 'moving.webp'])('%s moves', (name) => {
  expect(isMoving(fixture(name))).toBe(true)
})

it.each(['still.png', 'still.webp', 'still.avif', 'lossless.webp', 'progressive.jpg'])(
  '%s does not move',
  (name) => {
    expect(isMoving(fixture(name))).toBe(false)
  },
)
