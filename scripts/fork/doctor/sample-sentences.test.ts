import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { publicTexts } from './public-texts.ts'
import { findUnbuiltSamples, findPublicSamples, readSample } from './sample-sentences.ts'

const samples = [
  {
    file: 'src/content/about/page.ts',
    sentences: ['We answer every email within a day, in person & by name.'],
  },
  { file: 'src/content/home/page.ts', sentences: ['Nothing that we do not measure ourselves each month'] },
]
const live = { usedFiles: [], hasSeed: true }
const samplesOn = (site: Parameters<typeof publicTexts>[0]) =>
  findPublicSamples(samples, publicTexts(site), live).map(({ file, sentences }) => ({ file, sentences }))
const siteOf = (body: string, status = 200) => ({
  pages: [],
  responses: new Map([['/', response(body, status)]]),
})
const response = (body: string, status: number) => ({
  status,
  headers: new Headers({ 'content-type': 'text/html' }),
  body: new TextEncoder().encode(body),
})

test('a sentence is found in text, whatever its tags and spaces, and in attributes', () => {
  const split = siteOf('<p>We answer every\n <b>email</b> within a day, in person &amp; by name.</p>')
  const tag = siteOf(
    '<meta name="description" content="We answer every email within a day, in person &amp; by name.">',
  )
  for (const page of [split, tag]) expect(samplesOn(page)).toEqual([samples[0]])
})

test('a sentence that appears nowhere, or only in a failed answer, is not public', () => {
  expect(samplesOn(siteOf('<p>Our own words</p>'))).toEqual([])
  expect(samplesOn(siteOf(samples[1]?.sentences[0] ?? '', 500))).toEqual([])
})

test('pages behind the sign-in do not count: their words are the product’s', () => {
  const site = siteOf(samples[1]?.sentences[0] ?? '')
  expect(samplesOn(site)).toEqual([samples[1]])
  const facts = { titles: [], headings: [], metas: [], links: [], hrefs: [], files: [], jsonLd: [] }
  const page = { path: '/', kind: 'private', answer: response('', 200), facts, links: [], files: [] }
  expect(samplesOn({ ...site, pages: [{ ...page, isGuarded: true } as never] })).toEqual([])
  const bookingPage = { ...page, isGuarded: false }
  expect(samplesOn({ ...site, pages: [bookingPage as never] }), 'not in search engines').toEqual([samples[1]])
})

test('what a description, an alternative text, structured data, the manifest or the feed says is public', () => {
  const [{ sentences }] = samples as [(typeof samples)[number]]
  const sentence = sentences[0] ?? ''
  for (const body of [
    `<meta name="description" content="${sentence.replace('&', '&amp;')}">`,
    `<img alt="${sentence.replace('&', '&amp;')}">`,
    `<script type="application/ld+json">${JSON.stringify({ text: sentence })}</script>`,
    JSON.stringify({ description: sentence }),
    `<item><description>${sentence.replace('&', '&amp;')}</description></item>`,
  ])
    expect(samplesOn(siteOf(body))).toEqual([samples[0]])
})

test('scripts do not count: they hold the words of the pages behind the sign-in too', () => {
  const body = samples[1]?.sentences[0] ?? ''
  const responses = new Map([['/assets/account.js', response(body, 200)]])
  expect(samplesOn({ pages: [], responses })).toEqual([])
})

test('a finding says where the sentence is', () => {
  const site = siteOf(samples[1]?.sentences[0] ?? '')
  expect(findPublicSamples(samples, publicTexts(site), live).map(({ where }) => where)).toEqual(['/'])
})

test('what only a seeded post says is public on a live site, and not in a build', () => {
  const texts = new Map([['/blog/a-post', samples[1]?.sentences[0] ?? '']])
  expect(findPublicSamples(samples, texts, { usedFiles: [], hasSeed: true })).toHaveLength(1)
  expect(findPublicSamples(samples, texts, { usedFiles: [], hasSeed: false })).toEqual([])
  const page = { file: 'src/site/home/page.ts', replaces: 'src/content/home/page.ts' }
  const usedFiles = [{ ...page, texts: new Set(samples[1]?.sentences) }]
  expect(findPublicSamples(samples, texts, { usedFiles, hasSeed: false })).toMatchObject([
    { file: page.file },
  ])
})

test('the sample has sentences in many files, and none is a mere label', async () => {
  const files = (await readSample({ hasSeed: false })).filter(({ sentences }) => sentences.length > 0)
  expect(files.length).toBeGreaterThan(20)
  for (const { sentences } of files)
    for (const one of sentences) expect(one.length).toBeGreaterThanOrEqual(/[.?!]$/.test(one) ? 20 : 30)
})

test('sentences that functions word are the sample’s too', async () => {
  const copy = (await readSample({ hasSeed: false })).find(
    ({ file }) => file === 'src/content/careers/copy.ts',
  )
  expect(copy?.sentences).toContain('There are no open positions at the moment, but we read every resume.')
})

test('posts and case studies count on a live site only, services everywhere: a new database has them too', async () => {
  const names = async (hasSeed: boolean) => (await readSample({ hasSeed })).map(({ file }) => file)
  expect(await names(true)).toEqual(
    expect.arrayContaining([
      'src/content/seed/case-studies.ts',
      expect.stringMatching(/^src\/content\/posts\//),
    ]),
  )
  expect((await names(false)).filter((file) => /\/(seed|posts)\//.test(file))).toEqual([
    'src/content/seed/services.ts',
  ])
})

test('emails and booking questions are compared by file, and only what a fork’s own file still says is the sample’s', () => {
  const root = aFolder()
  const write = (file: string, ...texts: string[]) =>
    writeIn(root, file, `export const texts = ${JSON.stringify(texts)}\n`)
  const [opening, closing] = [
    'Somebody asked us for a new password.',
    'Otherwise do nothing with this email.',
  ]
  write('src/site.config.ts')
  write('src/content/emails/account.ts', opening, closing)
  write('src/content/emails/bookings.ts', opening)
  write('src/content/booking/service-questions.ts', closing)
  write('src/content/milestone-templates.ts', opening)
  write('src/content/home/page.ts', opening)
  write('src/site/milestone-templates.ts', 'Our own first step, with the client.')
  write('src/site/emails/account.ts', 'You wanted a new password, did you not?', closing)
  expect(findUnbuiltSamples(root)).toEqual([
    { file: 'src/content/booking/service-questions.ts', sentences: [closing] },
    { file: 'src/site/emails/account.ts', sentences: [closing] },
    { file: 'src/content/emails/bookings.ts', sentences: [opening] },
  ])
})

test('a sentence of an email is not looked for on pages, nor one of the interface, which is the product’s', async () => {
  const files = (await readSample({ hasSeed: true })).map(({ file }) => file)
  expect(files.filter((file) => /^src\/content\/(emails|interface)\//.test(file))).toEqual([])
  expect(files).toContain('src/content/home/page.ts')
})
