import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { searchRules } from '#shared/search-query.ts'
import { createPost, updatePost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { countingDatabase } from '../../../../../bench/rows/counting-database.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
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

it('a match in the title ranks above one in the excerpt, and that above one in the text', async () => {
  const filler = 'Nothing about it here, only other words that fill a line of text.'
  await publish({ slug: 'in-text', title: 'One', excerpt: filler, content: `Ridges. ${filler}` })
  await publish({ slug: 'in-title', title: 'Ridges', excerpt: filler, content: filler })
  await publish({ slug: 'in-excerpt', title: 'Two', excerpt: `Ridges. ${filler}`, content: filler })
  await publish({ slug: 'nowhere', title: 'Three', excerpt: filler, content: filler })
  expect(await slugs('ridges')).toEqual(['in-title', 'in-excerpt', 'in-text'])
})

it('all words must match, in any order, and the last may be a prefix', async () => {
  await publish({ slug: 'both', title: 'Budgets for crawling', content: 'x', keywords: [] })
  await publish({
    slug: 'one',
    title: 'Budgets for holidays',
    content: 'x',
    excerpt: 'x'.repeat(60),
    keywords: [],
  })
  expect(await slugs('crawling budgets')).toEqual(['both'])
  expect(await slugs('budgets craw')).toEqual(['both'])
  expect(await slugs('budg crawling')).toEqual([])
  expect(await slugs('budgets cr')).toEqual(['both'])
  expect(await slugs('budgets c')).toEqual([])
})

it('keywords and tags are searched, and those that match are listed', async () => {
  const keywords = ['e-mail marketing', 'say "hi"\\n', 'consent']
  await publish({ slug: 'keyword', title: 'What arrives', content: 'x', keywords })
  await publish({ slug: 'tag', title: 'What arrives', content: 'x', tags: ['Deliverability'] })
  const { hits } = await search('email consent')
  expect(hits.map(({ slug }) => slug)).toEqual(['keyword'])
  expect(hits[0]?.topics.map((topic) => topic.map(({ text }) => text).join(''))).toEqual([
    'e-mail marketing',
    'consent',
  ])
  expect(hits[0]?.topics[0]?.find(({ isHit }) => isHit)).toEqual({ text: 'e-mail', isHit: true })
  expect((await search('hi')).hits[0]?.topics[0]?.map(({ text }) => text)).toEqual(['say "', 'hi', '"\\n'])
  expect(await slugs('deliverability')).toEqual(['tag'])
  await updatePost(aContext(db, { now }), { slug: 'tag', patch: { tags: [] } })
  expect(await slugs('deliverability')).toEqual([])
})

it('the migration indexes the posts that are there already', async () => {
  await publish({ slug: 'older', title: 'Nach Łódź', content: '会社の案内です。' })
  for (const index of ['posts_fts', 'posts_grams'])
    await env.DB.exec(`insert into ${index}(${index}) values ('delete-all')`)
  expect([...(await slugs('lodz')), ...(await slugs('案内'))]).toEqual([])
  const migration = env.TEST_MIGRATIONS.find(({ name }) => name.includes('search_letters'))
  const backfills = migration?.queries.filter(
    (query) => /INSERT INTO `posts_(fts|grams)`/.test(query) && !query.includes('TRIGGER'),
  )
  expect(backfills).toHaveLength(2)
  for (const query of backfills ?? []) await env.DB.prepare(query).run()
  expect([...(await slugs('lodz')), ...(await slugs('案内'))]).toEqual(['older', 'older'])
})

it('matches are marked in the title and in a passage, as plain text', async () => {
  await publish({
    slug: 'marked',
    title: 'Crawl <b>budgets</b>',
    content: `${'Before. '.repeat(60)}\n\nThe **budget** of <script>alert(1)</script> a site & its owner.\n\n${'After. '.repeat(60)}`,
  })
  const [hit] = (await search('budget')).hits
  expect(hit?.title.find(({ isHit }) => isHit)).toEqual({ text: 'budgets', isHit: true })
  expect(hit?.title.map(({ text }) => text).join('')).toBe('Crawl <b>budgets</b>')
  expect(hit?.passage.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['budget'])
  const passage = hit?.passage.map(({ text }) => text).join('')
  expect(passage).toContain('The budget of <script>alert(1)</script> a site & its owner.')
  expect(passage).toMatch(/^….*…$/)
})

it('if only the title or excerpt matches, the excerpt is the passage', async () => {
  const excerpt = 'A summary that is long enough and speaks of glaciers.'
  await publish({ slug: 'summary', title: 'Ice', excerpt, content: 'Other words.' })
  const [hit] = (await search('glaciers')).hits
  expect(hit?.passage.map(({ text }) => text).join('')).toBe(excerpt)
  expect(hit?.passage.filter(({ isHit }) => isHit)).toHaveLength(1)
})

it('only visible posts are found, and a scheduled post from its time on', async () => {
  const title = 'Hidden glacier'
  const publishAt = new Date(now.getTime() + 2000)
  await publish({ slug: 'draft', title, status: 'draft' })
  await publish({ slug: 'archived', title, status: 'archived' })
  await publish({ slug: 'scheduled', title, status: 'scheduled', publishAt })
  expect(await slugs('glacier')).toEqual([])
  expect(await slugs('glacier', publishAt)).toEqual(['scheduled'])
})

it('a changed post is found by its new words and no longer by its old ones', async () => {
  await publish({ slug: 'changing', content: 'About marmots.' })
  await updatePost(aContext(db, { now }), { slug: 'changing', patch: { content: 'About ibexes.' } })
  expect(await slugs('marmots')).toEqual([])
  expect(await slugs('ibexes')).toEqual(['changing'])
  await db.delete(posts)
  expect(await slugs('ibexes')).toEqual([])
})

it('fifty hits are listed, and more are announced only if there are more', async () => {
  const { hitsMax } = searchRules
  for (let n = 0; n < hitsMax; n++) await publish({ title: `Glacier ${n}` })
  expect(await search('glacier')).toMatchObject({ hasMore: false })
  await publish({ title: 'Glacier again' })
  const result = await search('glacier')
  expect(result.hits).toHaveLength(hitsMax)
  expect(result.hasMore).toBe(true)
})

it('a word in every post reads a bounded number of rows, and an old post is still found by its title', async () => {
  await publish({ slug: 'old', title: 'A text of its own' })
  await addManyPosts(env.DB, 3000)
  const { db: countingBinding, rowsReadBy } = countingDatabase(env.DB)
  expect(
    await rowsReadBy(() => searchPosts(aContext(openDb(countingBinding), { now }), 'text')),
  ).toBeLessThan(1000)
  expect(
    await rowsReadBy(() => searchPosts(aContext(openDb(countingBinding), { now }), 'post number')),
  ).toBeLessThan(1000)
  expect(await search('text')).toMatchObject({ hasMore: true })
  expect((await slugs('texts'))[0]).toBe('old')
  await env.DB.exec(
    "update posts set title = 'Texts of long ago' where id in (select id from posts limit 60)",
  )
  expect(
    await rowsReadBy(() => searchPosts(aContext(openDb(countingBinding), { now }), 'text')),
  ).toBeLessThan(1000)
})

it('a title that only old posts match is marked there and in a passage of its text', async () => {
  await publish({ slug: 'old', title: 'Glaciers', content: 'Where a glacier ends.' })
  await addManyPosts(env.DB, 300)
  await env.DB.exec("update posts set search_text = 'A glacier among others.' where slug <> 'old'")
  const [hit] = (await search('glacier')).hits
  expect(hit?.slug).toBe('old')
  expect(hit?.title).toEqual([{ text: 'Glaciers', isHit: true }])
  expect(hit?.passage.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['glacier'])
})

it.each(['', '   ', '...', '?!'])('nothing is searched for %j', async (input) => {
  await publish()
  expect(await search(input)).toMatchObject({ hits: [], hasMore: false })
})

it('the first 200 characters are searched, and no character is split', async () => {
  await publish({ slug: 'first', title: 'Glacier' })
  const { query, hits } = await search(`glacier ${'🏔'.repeat(300)}`)
  expect([...query]).toHaveLength(searchRules.queryCharsMax)
  expect(query).not.toMatch(/\p{Cs}/u)
  expect(hits.map(({ slug }) => slug)).toEqual(['first'])
})

it('a Japanese word inside a run of characters is found and marked', async () => {
  await publish({
    slug: 'japanese',
    title: '東京のデジタルマーケティング会社',
    excerpt:
      '検索広告とメールの計画を一つの表にまとめ、毎月の結果を比べる方法を説明します。小さなチームでも、今日から始められます。',
    content: '最初の月は、広告費を半分にして計測を整えます。次に Digital 広告を比べます。',
    keywords: ['検索広告'],
  })
  await publish({ slug: 'english', title: 'Digital plans', content: 'Nothing else.' })
  for (const query of ['マーケティング', '会社', '計測', '広告費 digital', '費'])
    expect(await slugs(query), query).toEqual(['japanese'])
  const [hit] = (await search('広告')).hits
  expect(hit?.passage.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['広告', '広告'])
  expect(hit?.topics.map((topic) => topic.map(({ text }) => text))).toEqual([['検索', '広告']])
  expect((await search('会社')).hits[0]?.title.find(({ isHit }) => isHit)?.text).toBe('会社')
})

it.each(['strasse', 'Straße', 'lodz', 'αθηνα'])(
  '%j finds a post that writes it with other letters',
  async (query) => {
    await publish({ slug: 'letters', title: 'Von der Straße nach Łódź und Αθήνα', content: 'x' })
    const { hits } = await search(query)
    expect(hits.map(({ slug }) => slug)).toEqual(['letters'])
    expect(hits[0]?.title.some(({ isHit }) => isHit)).toBe(true)
  },
)
