import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { cardArtSvg } from './card-art.ts'

const blogCategories = [
  'digital-marketing',
  'digital-advertising',
  'product-development',
  'seo',
  'content-marketing',
] as const

test('a post always has the same image, and another post in its category a different one', () => {
  const art = cardArtSvg({ category: 'seo', slug: 'edge-rendering' })
  expect(cardArtSvg({ category: 'seo', slug: 'edge-rendering' })).toBe(art)
  expect(cardArtSvg({ category: 'seo', slug: 'crawl-budget' })).not.toBe(art)
})

test('every blog category has its own colors', () => {
  const grounds = blogCategories.map(
    (category) => cardArtSvg({ category, slug: 'x' }).match(/stop-color="#\w+"/)?.[0],
  )
  expect(new Set(grounds).size).toBe(blogCategories.length)
})

test('an image is under 6 KB gzipped for every category and many slugs', () => {
  for (const category of blogCategories) {
    for (let i = 0; i < 20; i++) {
      expect(gzipSync(cardArtSvg({ category, slug: `post-${i}` })).length).toBeLessThan(6 * 1024)
    }
  }
})

test('the document is well-formed and has the requested size', () => {
  const image = new Resvg(cardArtSvg({ category: 'seo', slug: 'x', width: 600, height: 200 })).render()
  expect([image.width, image.height]).toEqual([600, 200])
})
