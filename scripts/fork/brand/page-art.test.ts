import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { pageArt, pageArtSvg } from './page-art.ts'

test('every image consists of lines only and covers part of its frame', () => {
  for (const art of pageArt) {
    const { pixels } = new Resvg(pageArtSvg(art)).render()
    const inkedShare = pixels.filter((value, i) => i % 4 === 3 && value > 0).length / (pixels.length / 4)
    expect(inkedShare, art.seed).toBeGreaterThan(0.01)
    expect(inkedShare, art.seed).toBeLessThan(0.3)
  }
})

test('the high-contrast image shows complete rings inside its frame', () => {
  const rings = pageArt.filter((art) => art.seed === 'hero-contrast').map(pageArtSvg)
  expect(rings).toHaveLength(1)
  const [svg = ''] = rings
  expect(svg.match(/M[-.\d]/g)?.length).toBe(svg.match(/z/g)?.length)
  const { pixels, width, height } = new Resvg(svg).render()
  const border = (i: number) =>
    i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1)
  expect(pixels.filter((value, i) => i % 4 === 3 && border((i - 3) / 4) && value > 0)).toHaveLength(0)
})
