import { expect, test } from 'vitest'
import { findPublicSamples, readSample } from './sample-sentences.ts'

const samples = [
  {
    file: 'src/content/about/page.ts',
    sentences: ['We answer every email within a day, in person & by name.'],
  },
  { file: 'src/content/home/page.ts', sentences: ['Nothing that we do not measure ourselves each month'] },
]
const siteOf = (body: string, status = 200) => ({
  pages: [],
  answers: new Map([['/', answer(body, status)]]),
})
const answer = (body: string, status: number) => ({
  status,
  headers: new Headers({ 'content-type': 'text/html' }),
  body: new TextEncoder().encode(body),
})

test('a sentence is found in text, whatever its tags and spaces, and in attributes', () => {
  const split = siteOf('<p>We answer every\n <b>email</b> within a day, in person &amp; by name.</p>')
  const tag = siteOf(
    '<meta name="description" content="We answer every email within a day, in person &amp; by name.">',
  )
  for (const page of [split, tag]) expect(findPublicSamples(samples, page)).toEqual([samples[0]])
})

test('what only a failed answer says, or nobody, is not public', () => {
  expect(findPublicSamples(samples, siteOf('<p>Our own words</p>'))).toEqual([])
  expect(findPublicSamples(samples, siteOf(samples[1]?.sentences[0] ?? '', 500))).toEqual([])
})

test('pages behind the sign-in do not count: their words are the product’s', () => {
  const site = siteOf(samples[1]?.sentences[0] ?? '')
  expect(findPublicSamples(samples, site)).toEqual([samples[1]])
  const facts = { titles: [], headings: [], metas: [], links: [], hrefs: [], files: [], jsonLd: [] }
  const page = { path: '/', kind: 'private', answer: answer('', 200), facts, links: [], files: [] }
  expect(findPublicSamples(samples, { ...site, pages: [page as never] })).toEqual([])
})

test('the sample has sentences in many files, and none is a mere label', async () => {
  const files = (await readSample()).filter(({ sentences }) => sentences.length > 0)
  expect(files.length).toBeGreaterThan(20)
  for (const { sentences } of files)
    for (const one of sentences) expect(one.length).toBeGreaterThanOrEqual(30)
})
