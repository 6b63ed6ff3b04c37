import { crc32 } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { type SocialImageSize, socialImageSizes } from '#contracts/social-image.ts'
import { frames } from '#social/frames.ts'
import type { SocialImageRequest } from '#social/ready-card.ts'
import { artNames } from '#social/registry.ts'
import { pixelAt, type ReadPng, readPng } from '#tests/builders/read-png.ts'
import { readFontMetrics } from '#social/font-metrics.ts'
import { makeFont } from './make-fonts.ts'
import { renderSocialAssets, renderSocialImage } from './build-social.ts'

beforeAll(() => renderSocialAssets(), 120_000)

const description = 'What crawlers see, what they ignore, and how to check both before launch.'
const render = async (request: SocialImageRequest) => readPng(await renderSocialImage(request))

function checksum(image: ReadPng, { x0 = 0, y0 = 0, x1 = image.width, y1 = image.height } = {}): number {
  let sum = 0
  for (let y = y0; y < y1; y++) {
    sum = crc32(image.rgb.subarray(3 * (y * image.width + x0), 3 * (y * image.width + x1)), sum)
  }
  return sum
}

it.each(Object.entries(socialImageSizes))(
  '%s has the right dimensions and a small file',
  async (name, size) => {
    const file = await renderSocialImage({
      title: 'A title of some length, as titles are',
      description,
      size: name as SocialImageSize,
    })
    expect(readPng(file)).toMatchObject({ ...size, hasPalette: true })
    expect(file.length).toBeLessThan(size.height > 1000 ? 200_000 : 100_000)
  },
)

it('every background is different, and white text is readable on all of it', async () => {
  const checksums = new Set<number>()
  const { y, height } = frames.facebook.text
  for (const category of artNames) {
    const image = await render({ title: '-', category })
    checksums.add(checksum(image))
    const contrasts: number[] = []
    for (const row of [y + 2, y + 60, y + height - 60, y + height - 2]) {
      for (let x = 0; x < image.width; x++) contrasts.push(contrastToWhite(pixelAt(image, x, row)))
    }
    const readableShare = contrasts.filter((contrast) => contrast >= 4.5).length / contrasts.length
    expect(readableShare, `${category}: share of the background with a contrast of 4.5`).toBeGreaterThan(0.95)
    // The brightest contour lines, two pixels wide, only meet the threshold for large text; all text here is large.
    expect(Math.min(...contrasts), category).toBeGreaterThan(3)
  }
  expect(checksums.size).toBe(artNames.length)
})

function contrastToWhite(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

it('the same text gives the same bytes', async () => {
  const request = { title: 'Once and again', description, category: 'ai' }
  expect(await renderSocialImage(request)).toEqual(await renderSocialImage(request))
})

it('titles of 1 to 200 characters stay inside their area in any script', async () => {
  const { text, padding, width } = frames.facebook
  const empty = await render({ title: '-', category: 'tech' })
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
    const image = await render({ title, description: `${description} ${description}`, category: 'tech' })
    if (image.hasPalette) {
      expect(checksum(image, right), title).toBe(checksum(empty, right))
      expect(checksum(image, below), title).toBe(checksum(empty, below))
    }
    expect(image).toMatchObject({ width: 1200, height: 630 })
  }
})

it('characters that no font covers are left out without a trace', async () => {
  const plain = checksum(await render({ title: 'SEO plan', description: 'For all' }))
  expect(checksum(await render({ title: 'SEO 中文 plan', description: 'For all 한국' }))).toBe(plain)
  expect(
    checksum(await render({ title: 'SEO \u{1f9ff}plan\u{10ffff}', description: 'For\u0000 all\ud800' })),
  ).toBe(plain)
})

it('a sign that no font covers, but that has a plain form, is written in it', async () => {
  const plain = checksum(await render({ title: 'AI-powered find <= 5', description: 'A -> B, 1/2' }))
  expect(
    checksum(await render({ title: 'AI\u2011powered \ufb01nd \u2264 5', description: 'A \u2192 B, \u00bd' })),
  ).toBe(plain)
})

it('a title in another script, or mostly, leaves its category’s card without any text', async () => {
  const checksums = new Set<number>()
  for (const request of [
    { title: '中文标题', description },
    { title: 'Реклама' },
    { title: 'Διαφήμιση' },
    { title: 'العربية' },
    { title: '検索広告の予算をどう決めるか：三つの考え方 (2)' },
    { title: 'دليل SEO' },
  ])
    checksums.add(checksum(await render({ ...request, category: 'ai' })))
  expect(checksums.size).toBe(1)
  const [withoutTitle] = checksums
  expect(withoutTitle).not.toBe(checksum(await render({ title: '-', category: 'ai' })))
  expect(withoutTitle).not.toBe(checksum(await render({ title: 'Реклама', category: 'tech' })))
})

it('a word in another script is left out whole', async () => {
  const plain = checksum(await render({ title: 'How ranks the pages of shops' }))
  expect(checksum(await render({ title: 'How Яндекс ranks the pages of shops' }))).toBe(plain)
})

it.each([
  ['Nguyễn Việt', 'Nguyen Viet'],
  ['Ẹ̀kọ́ Ọ̀yọ́', 'Eko Oyo'],
  ['Ịzụ ahịa ṅụọ', 'Izu ahia nuo'],
  ['Əlaqə', 'Elaqe'],
  ['Lǜsè ǎǐǒǔ', 'Luse aiou'],
  ['Ɗan ƙoƙari ƴan ɓoye', 'Dan kokari yan boye'],
])('every letter of %s is written, in title and description, composed or not', async (text, bare) => {
  for (const field of ['title', 'description'] as const) {
    const imageOf = async (value: string) => checksum(await render({ title: 'A title', [field]: value }))
    const image = await imageOf(text)
    expect(await imageOf(text.normalize('NFD'))).toBe(image)
    expect(image).not.toBe(await imageOf(bare))
    for (const letter of new Set(text.normalize('NFC').match(/[^ -~]\p{M}*/gu)))
      expect.soft(await imageOf(text.normalize('NFC').replace(letter, '')), letter).not.toBe(image)
  }
})

it('a mark stands above a capital, not in it', async () => {
  const rowsOf = async (title: string) => {
    const [image, empty] = [await render({ title }), await render({ title: 'Реклама' })]
    const { y, height } = frames.facebook.text
    for (let row = y; row < y + height; row++)
      if (checksum(image, { y0: row, y1: row + 1 }) !== checksum(empty, { y0: row, y1: row + 1 })) return row
    return 0
  }
  expect(await rowsOf('Ẹ̀ ɛ')).toBeLessThan((await rowsOf('Ẹ ɛ')) - 5)
})

it('a letter with a mark of its own looks the same beside letters that the brand has', async () => {
  const letter = async (title: string) => checksum(await render({ title }), { x1: 130 })
  expect(await letter('Ẹ̀ e')).toBe(await letter('Ẹ̀ ɛ'))
})

it('a mark that the fonts lack is left out before its letter', async () => {
  const plain = checksum(await render({ title: 'Ɛ x' }))
  expect(checksum(await render({ title: 'Ɛ x\u{1dfd}' }))).toBe(plain)
})

it('the wide font has every Latin letter that a text may bring', async () => {
  for (const family of ['wide-title', 'wide-text']) {
    const { advance } = readFontMetrics(await makeFont(family))
    const letters = Array.from({ length: 0x1f00 }, (_, code) => code).filter(
      (code) =>
        /[\u0041-\u02ff\u1e00-\u1eff]/u.test(String.fromCharCode(code)) &&
        /\p{L}/u.test(String.fromCharCode(code)),
    )
    expect(letters.filter((code) => advance(code) === undefined)).toEqual([])
  }
})

it('Devanagari and Latin Extended are rendered and shaped', async () => {
  const checksums = new Set<number>()
  // क् + ष forms a ligature, which a zero-width non-joiner prevents.
  for (const title of ['-', 'Ž', 'ẞ', 'क्ष', 'क्\u200cष', 'नेपाल'])
    checksums.add(checksum(await render({ title })))
  expect(checksums.size).toBe(6)
})

it('letters of Turkish and French beyond Latin-1 are written in title and description', async () => {
  const plain = checksum(await render({ title: 'Kampanya', description: 'Kampanya' }))
  for (const letter of 'ĞğıİŞşŒœŸ') {
    expect
      .soft(checksum(await render({ title: `Kampanya${letter}`, description: 'Kampanya' })), letter)
      .not.toBe(plain)
    expect
      .soft(checksum(await render({ title: 'Kampanya', description: `Kampanya${letter}` })), letter)
      .not.toBe(plain)
  }
})

it('a packaged emoji is rendered in color in title and description', async () => {
  const image = await render({ title: 'Red ❤️', description: 'Green ✅' })
  expect(image.hasPalette).toBe(false)
  const pixelCounts = { red: 0, green: 0 }
  const { y, height } = frames.facebook.text
  for (let row = y; row < y + height; row++) {
    for (let x = 0; x < 600; x++) {
      const [r, g, b] = pixelAt(image, x, row)
      if (r > 200 && g < 70 && b < 90) pixelCounts.red++
      if (g > 150 && r < 140 && b < 110) pixelCounts.green++
    }
  }
  expect(pixelCounts.red).toBeGreaterThan(2000)
  expect(pixelCounts.green).toBeGreaterThan(300)
}, 20_000)

it('an image with an emoji stays below the size limit of every network', async () => {
  const file = await renderSocialImage({ title: 'Launch 🚀 day', description })
  expect(file.length).toBeLessThan(150_000)
})
