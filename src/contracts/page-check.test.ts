import { expect, it } from 'vitest'
import { type CheckedPage, findingsOf, type ImageFacts, previewOf } from './page-check.ts'

const good: Record<string, string> = {
  'og:title': 'A title that fits everywhere',
  'og:description': 'A description that fits everywhere.',
  'og:type': 'website',
  'og:url': 'https://site.example/page',
  'og:image': 'https://site.example/a.png',
  'twitter:card': 'summary_large_image',
}
const goodImage: ImageFacts = { bytes: 80_000, type: 'image/png', width: 1200, height: 630 }

function page(
  tags: Record<string, string | undefined> = {},
  overrides: Partial<CheckedPage> = {},
): CheckedPage {
  return {
    url: 'https://site.example/page',
    title: 'A title',
    canonical: 'https://site.example/page',
    image: goodImage,
    imageProblem: null,
    isOwn: false,
    ...overrides,
    tags: Object.entries({ ...good, ...tags }).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value }],
    ),
  }
}
const rules = (checkedPage: CheckedPage, image: ImageFacts | null = goodImage) =>
  findingsOf(checkedPage, image).map(({ rule, severity }) => `${severity} ${rule}`)

it('a page without problems has one finding that says so', () => {
  expect(rules(page())).toEqual(['good in-order'])
})

it.each([
  ['og-missing', 'fix', page({ 'og:type': undefined })],
  ['og-missing', 'fix', page({ 'twitter:card': '' })],
  ['title-too-long', 'consider', page({ 'og:title': 'x'.repeat(51) })],
  ['description-too-long', 'consider', page({ 'og:description': 'x'.repeat(141) })],
  ['image-http', 'fix', page({ 'og:image': 'http://site.example/a.png' })],
  ['image-relative', 'fix', page({ 'og:image': '/a.png' })],
  ['image-unreachable', 'fix', page({}, { imageProblem: 'It answers 404.' })],
  ['canonical-differs', 'consider', page({}, { canonical: 'https://site.example/other' })],
  ['noindex', 'consider', page({ robots: 'noindex, nofollow' })],
])('fault fixture: %s', (rule, severity, checkedPage) => {
  expect(rules(checkedPage)).toEqual([`${severity} ${rule}`])
})

it('a missing picture is reported, and so is its missing tag', () => {
  expect(rules(page({ 'og:image': undefined }))).toEqual(['fix og-missing', 'fix image-missing'])
})

it.each([
  ['image-heavy', 'fix', { ...goodImage, bytes: 300 * 1024 + 1 }],
  ['image-small', 'fix', { ...goodImage, width: 400, height: 210 }],
  ['image-shape', 'consider', { ...goodImage, width: 1000, height: 1000 }],
  ['image-type', 'fix', { ...goodImage, type: 'image/svg+xml' }],
] as const)('fault fixture: %s', (rule, severity, image) => {
  expect(rules(page(), image)).toEqual([`${severity} ${rule}`])
})

it('names every network that truncates, with its limit and the actual length', () => {
  const sentences = findingsOf(page({ 'og:title': 'x'.repeat(65) }), goodImage).map(({ says }) => says)
  expect(sentences).toEqual([
    'Facebook truncates the title after 60 characters; it has 65.',
    'WhatsApp truncates the title after 50 characters; it has 65.',
  ])
})

it('a family emoji counts as one character', () => {
  expect(rules(page({ 'og:title': '👨‍👩‍👧‍👦'.repeat(50) }))).toEqual(['good in-order'])
})

it('a hash does not make the canonical a different page', () => {
  expect(rules(page({}, { canonical: 'https://site.example/page#top' }))).toEqual(['good in-order'])
})

it('without og tags, the preview uses the title and the description', () => {
  const bare = page({ 'og:title': undefined, 'og:description': undefined, description: 'Meta.' })
  expect(previewOf(bare)).toMatchObject({ title: 'A title', description: 'Meta.' })
})
