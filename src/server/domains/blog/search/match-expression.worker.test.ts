import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aPost } from '#tests/builders/posts.ts'
import { searchPosts } from './search-posts.ts'
import { aContext } from '#tests/builders/service-context.ts'

const db = openDb(env.DB)
const now = new Date()
const publish = (overrides: Parameters<typeof aPost>[0] = {}) =>
  createPost(aContext(db, { now }), aPost(overrides))
const search = (input: string, at = now) => searchPosts(aContext(db, { now: at }), input)
const slugs = async (input: string, at = now) => (await search(input, at)).hits.map(({ slug }) => slug)

beforeEach(() => db.delete(posts))

it('e-mail, email, E-Mail and emails match each other, and the spelling of the text is marked', async () => {
  await publish({ slug: 'hyphen', title: 'When E-Mail arrives', content: 'x' })
  await publish({ slug: 'joined', title: 'When emails arrive', content: 'x' })
  await publish({ slug: 'other', title: 'When mail arrives', content: 'x' })
  for (const input of [
    'email',
    'e-mail',
    'E-Mail',
    'emails',
    'e-mails',
    'e\u2011mail',
    'emai',
    'when email',
    'email when',
  ]) {
    expect((await slugs(input)).sort(), input).toEqual(['hyphen', 'joined'])
  }
  const { hits } = await search('email')
  const marks = hits.map(({ title }) => title.filter(({ isHit }) => isHit).map(({ text }) => text))
  expect(marks.sort()).toEqual([['E-Mail'], ['emails']])
})

it('singular and plural match each other anywhere in a query', async () => {
  await publish({ slug: 'one', title: 'A campaign and its strategy', content: 'x' })
  await publish({ slug: 'many', title: 'Campaigns and strategies', content: 'x' })
  await publish({ slug: 'new', title: 'What is new', content: 'x' })
  for (const input of [
    'campaign',
    'campaigns',
    'strategy',
    'strategies',
    'strategies campaigns',
    'campaign strategies.',
  ]) {
    expect((await slugs(input)).sort(), input).toEqual(['many', 'one'])
  }
  expect(await slugs('news')).toEqual([])
})

it('accents, letter case and Unicode composition make no difference', async () => {
  await publish({ slug: 'accent', title: 'Économie du café', content: 'x' })
  for (const input of ['economie', 'ÉCONOMIE', 'Éc', 'cafe', 'cafe\u0301', 'CAFÉ']) {
    expect(await slugs(input), input).toEqual(['accent'])
  }
})

it('Turkish words are found however their i is typed', async () => {
  await publish({ slug: 'turkish', title: 'Yıldız ve İzmir', content: 'x' })
  for (const input of ['Yıldız', 'yildiz', 'YILDIZ', 'yildiz izmir', 'izmir', 'İZMİR']) {
    expect(await slugs(input), input).toEqual(['turkish'])
  }
})

it('Devanagari is found by whole words and by prefixes', async () => {
  await publish({ slug: 'nepali', title: 'नेपालीमा खोज', content: 'काठमाडौंमा लेखिएको पाठ।' })
  for (const input of ['नेपालीमा', 'नेपा', 'खोज', 'काठमाडौं']) {
    expect(await slugs(input), input).toEqual(['nepali'])
  }
  expect(await slugs('पोखरा')).toEqual([])
  const [hit] = (await search('खोज')).hits
  expect(hit?.title).toEqual([
    { text: 'नेपालीमा ', isHit: false },
    { text: 'खोज', isHit: true },
  ])
})

describe('no query is taken for a command', () => {
  it.each([
    '"',
    '""',
    '"unbalanced',
    'a" OR "b',
    'crawl AND',
    'AND',
    'NOT crawl',
    'OR OR OR',
    'NEAR(crawl budget, 2)',
    'NEAR(',
    '(crawl',
    'crawl)',
    '((((((((',
    '*',
    'crawl*',
    '*crawl',
    '-crawl',
    '+ crawl',
    '^crawl',
    'title:crawl',
    '{title excerpt}: crawl',
    'posts_fts',
    "'; drop table posts; --",
    'a\0b',
    '\u0002crawl\u0003',
    '\ud800crawl',
    '%_\\',
    '🏔',
    'a '.repeat(100),
    '(x '.repeat(66),
    'é'.repeat(5000),
    'e- e-e -e e--mail e-mail- -- s',
    Array.from({ length: 100 }, (_, n) => String.fromCharCode(0x430 + n)).join(' '),
    Array.from({ length: 40 }, (_, n) => `e${'abcdefgh'[n % 8]}${'klmnopqr'[n >> 3]}x`).join(' '),
    '- — – ,',
    "%' OR 1=1 --",
    '_',
  ])('%j', async (input) => {
    await publish({ slug: 'plain', title: 'What a crawl budget is not' })
    await expect(search(input)).resolves.toHaveProperty('hits')
  })

  it('operators of the query language are searched as words', async () => {
    await publish({ slug: 'near', title: 'Near and not far', content: 'x' })
    await publish({ slug: 'far', title: 'Far away', content: 'x' })
    expect(await slugs('NEAR(far)')).toEqual([])
    expect(await slugs('NOT far')).toEqual(['near'])
    expect(await slugs('near AND far')).toEqual(['near'])
    expect(await slugs('"near" (not*')).toEqual(['near'])
  })
})
