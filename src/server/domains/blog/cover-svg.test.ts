import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { postCategories } from '#contracts/blog.ts'
import { coverFigures } from '#shared/drawings.ts'
import { coverSvg } from './cover-svg.ts'

test('every figure is a picture in the colors of every category, without anything to resolve', () => {
  for (const category of postCategories)
    for (const figure of coverFigures) {
      const svg = coverSvg({ figure, category })
      expect(svg, `${figure}, ${category}`).not.toMatch(/var\(|\bid=|url\(/)
      const drawn = new Resvg(svg, {
        fitTo: { mode: 'width', value: 112 },
        font: { loadSystemFonts: false },
      })
      const bytes = drawn.render().pixels
      const pixels = Array.from({ length: bytes.length / 4 }, (_, at) =>
        bytes.subarray(at * 4, at * 4 + 3).join(),
      )
      const ground = pixels[0]
      const marked = pixels.filter((pixel) => pixel !== ground).length / pixels.length
      expect(marked, `${figure}, ${category}`).toBeGreaterThan(0.04)
      expect(marked, `${figure}, ${category}`).toBeLessThan(0.6)
    }
})

test('every category has a ground of its own', () => {
  const grounds = postCategories.map(
    (category) => /fill="(#\w+)"/.exec(coverSvg({ figure: 'bars', category }))?.[1],
  )
  expect(new Set(grounds).size).toBe(postCategories.length)
})
