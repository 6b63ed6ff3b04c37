import { crc32 } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { type SocialImageSize, socialImageSizes } from '#contracts/social-image.ts'
import { frames } from '#social/frames.ts'
import type { SocialImageRequest } from '#social/ready-card.ts'
import { artNames } from '#social/registry.ts'
import { pixelAt, type ReadPng, readPng } from '../../tests/builders/read-png.ts'
import { buildSocial, drawSocialImage } from './build-social.ts'

beforeAll(() => buildSocial(), 120_000)

const description = 'What crawlers see, what they ignore, and how to check both before launch.'
const draw = async (request: SocialImageRequest) => readPng(await drawSocialImage(request))

/** A number that two pictures have in common when the same pixels stand in this part of them. */
function pixels(image: ReadPng, { x0 = 0, y0 = 0, x1 = image.width, y1 = image.height } = {}): number {
  let sum = 0
  for (let y = y0; y < y1; y++) {
    sum = crc32(image.rgb.subarray(3 * (y * image.width + x0), 3 * (y * image.width + x1)), sum)
  }
  return sum
}

it.each(Object.entries(socialImageSizes))('%s has its size in pixels and few bytes', async (name, size) => {
  const file = await drawSocialImage({
    title: 'A title of some length, as titles are',
    description,
    size: name as SocialImageSize,
  })
  expect(readPng(file)).toMatchObject({ ...size, hasPalette: true })
  expect(file.length).toBeLessThan(size.height > 1000 ? 200_000 : 100_000)
})

it('every art is a picture of its own, and white text stands out on all of it', async () => {
  const seen = new Set<number>()
  const { y, height } = frames.facebook.text
  for (const category of artNames) {
    const image = await draw({ title: '-', category })
    seen.add(pixels(image))
    const contrasts: number[] = []
    // Above and below the one dash that is drawn there is only ground.
    for (const row of [y + 2, y + 60, y + height - 60, y + height - 2]) {
      for (let x = 0; x < image.width; x++) contrasts.push(contrastToWhite(pixelAt(image, x, row)))
    }
    const isEnough = contrasts.filter((contrast) => contrast >= 4.5).length / contrasts.length
    expect(isEnough, `${category}: share of the ground with a contrast of 4.5`).toBeGreaterThan(0.95)
    // The brightest contour lines, two pixels wide; all text is large.
    expect(Math.min(...contrasts), category).toBeGreaterThan(3)
  }
  expect(seen.size).toBe(artNames.length)
})

function contrastToWhite(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

it('the same words give the same bytes', async () => {
  const request = { title: 'Once and again', description, category: 'ai' }
  expect(await drawSocialImage(request)).toEqual(await drawSocialImage(request))
})

it('titles from one to two hundred characters stay inside their area, whatever they are made of', async () => {
  const { text, padding, width } = frames.facebook
  const empty = await draw({ title: '-', category: 'tech' })
  const right = { x0: width - padding + 6, y0: text.y, y1: text.y + text.height }
  const below = { y0: text.y + text.height }
  for (const title of [
    'I',
    'W'.repeat(200),
    'Long words '.repeat(18),
    'ﬁ ÀÉÎÕÜ gjpqy '.repeat(14),
    'नेपाली कुरा '.repeat(16),
    '🚀'.repeat(99),
  ]) {
    const image = await draw({ title, description: `${description} ${description}`, category: 'tech' })
    if (image.hasPalette) {
      expect(pixels(image, right), title).toBe(pixels(empty, right))
      expect(pixels(image, below), title).toBe(pixels(empty, below))
    }
    expect(image).toMatchObject({ width: 1200, height: 630 })
  }
})

it('what no font covers is left out without a trace', async () => {
  const plain = pixels(await draw({ title: 'SEO plan', description: 'For all' }))
  expect(pixels(await draw({ title: 'SEO 中文 plan', description: 'For العربية all 한국어' }))).toBe(plain)
  expect(
    pixels(await draw({ title: 'SEO \u{1f9ff}plan\u{10ffff}', description: 'For\u0000 all\ud800' })),
  ).toBe(plain)
})

it('a title in no script of ours is replaced by the name of the site, not by nothing', async () => {
  const image = await draw({ title: '中文标题' })
  expect(pixels(image)).not.toBe(pixels(await draw({ title: '-' })))
  expect(pixels(image)).toBe(pixels(await draw({ title: 'العربية' })))
})

it('Devanagari and Latin Extended are drawn, and shaped', async () => {
  const drawn = new Set<number>()
  // क् + ष joins to one letter; with a non-joiner between them it does not.
  for (const title of ['-', 'Ž', 'ẞ', 'क्ष', 'क्\u200cष', 'नेपाल']) drawn.add(pixels(await draw({ title })))
  expect(drawn.size).toBe(6)
})

it('a packaged emoji is drawn in its colours, in title and description', async () => {
  const image = await draw({ title: 'Red ❤️', description: 'Green ✅' })
  expect(image.hasPalette).toBe(false)
  const found = { red: 0, green: 0 }
  const { y, height } = frames.facebook.text
  for (let row = y; row < y + height; row++) {
    for (let x = 0; x < 600; x++) {
      const [r, g, b] = pixelAt(image, x, row)
      if (r > 200 && g < 70 && b < 90) found.red++
      if (g > 150 && r < 140 && b < 110) found.green++
    }
  }
  // A heart fills about half of its square, a check mark's tile nearly all of a smaller one.
  expect(found.red).toBeGreaterThan(2000)
  expect(found.green).toBeGreaterThan(300)
}, 20_000)

it('one emoji costs little: the picture stays under the limit of every network', async () => {
  const file = await drawSocialImage({ title: 'Launch 🚀 day', description })
  expect(file.length).toBeLessThan(150_000)
})
