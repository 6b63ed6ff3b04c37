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
    base: 'https://site.example/page',
    canonical: 'https://site.example/page',
    robotsHeader: null,
    gaps: [],
    image: goodImage,
    imageProblem: null,
    isOwn: false,
    ...overrides,
    tags: Object.entries({ ...good, ...tags }).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value, isInBody: false }],
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

it.each([
  [page({ robots: 'max-image-preview:none' })],
  [page({ robots: 'index, max-snippet:0', googlebot: 'nofollow' })],
  [page({ twitterbot: 'noindex' })],
  [page({}, { robotsHeader: 'max-image-preview:none, unavailable_after: 25 Jun 2030 15:00:00 PST' })],
])('a page that may be listed has no finding about it', (checkedPage) => {
  expect(rules(checkedPage)).toEqual(['good in-order'])
})

it.each([
  [page({ robots: 'NONE' }), 'search engines'],
  [page({ robots: 'follow,noindex', googlebot: 'index' }), 'search engines'],
  [page({ bingbot: 'noindex' }), 'bingbot'],
  [page({}, { robotsHeader: 'noindex' }), 'search engines'],
  [page({}, { robotsHeader: 'googlebot: nofollow, noindex, bingbot: none' }), 'googlebot and bingbot'],
])('a page that some search engine may not list says which', (checkedPage, who) => {
  expect(findingsOf(checkedPage, goodImage)).toEqual([
    { rule: 'noindex', severity: 'consider', says: expect.stringContaining(`asks ${who} not to list it`) },
  ])
})

it('a picture is found under each of its names, and its https address stands in for http', () => {
  for (const key of ['og:image:url', 'og:image:secure_url']) {
    const pageWithPicture = page({ 'og:image': undefined, [key]: 'https://site.example/b.png' })
    expect(previewOf(pageWithPicture).image).toBe('https://site.example/b.png')
    expect(rules(pageWithPicture)).toEqual(['good in-order'])
  }
  const both = page({
    'og:image': 'http://site.example/a.png',
    'og:image:secure_url': 'https://site.example/a.png',
  })
  expect(rules(both)).toEqual(['good in-order'])
  expect(rules(page(), { ...goodImage, type: 'image/jpg' })).toEqual(['good in-order'])
})

it('a relative picture is shown from the base of the page, and is still a fault', () => {
  const relative = page({ 'og:image': 'img/a.png' }, { base: 'https://cdn.example/x/' })
  expect(previewOf(relative).image).toBe('https://cdn.example/x/img/a.png')
  expect(rules(relative)).toEqual(['fix image-relative'])
})

it('tags in the body, different values for one tag and what was not read are findings', () => {
  const checkedPage = page({}, { gaps: ['Only the first 1024 KB of the page were read.'] })
  checkedPage.tags.push({ key: 'og:title', value: 'Another title', isInBody: true })
  expect(rules(checkedPage)).toEqual(['consider not-read', 'consider tags-in-body', 'consider tag-repeated'])
})
