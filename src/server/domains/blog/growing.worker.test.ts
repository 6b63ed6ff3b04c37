import { applyD1Migrations, env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { rows } from '../../../../scripts/build/budgets/budgets.json'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { dropTables } from '#tests/worker/clean-slate.ts'
import { openDb } from '#platform/db/open.ts'
import { postCounts, postKeywords, posts, relatedPosts, sitemapParts } from '#platform/db/schema/blog.ts'
import { readPostList } from './stored-post-list.ts'
import { findPost } from './find-post.ts'
import { listUrls, findListPages, listParts } from './list-urls.ts'
import { countPosts, listCards, listPosts } from './list-posts.ts'
import { createPost, deletePost, updatePost } from './save-post.ts'
import { searchPosts } from './search/search-posts.ts'

const db = openDb(env.DB)
const { db: countedDatabase, rowsReadBy } = countingDatabase(env.DB)
const countedContext = () => aContext(openDb(countedDatabase))
const hourMs = 3_600_000

describe('with 3,000 posts, of which 600 are of one category', () => {
  beforeAll(async () => {
    await addManyPosts(env.DB, 2400, 'digital-marketing')
    await env.DB.prepare(
      `insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, search_text, art, status, publish_at, updated_at)
       select 'seo-' || id, title, excerpt, date, 'seo', '["logs"]', content, html, headings, 1, 1, 'About the zebra', art, case when id % 2 then 'published' else 'scheduled' end, 5, updated_at from posts limit 600`,
    ).run()
    await countPosts(aContext(db))
  }, 60_000)

  it.each<[keyof typeof rows, () => Promise<unknown>]>([
    ['the first page of the blog', () => listCards(countedContext())],
    ['a page far back', () => listCards(countedContext(), { page: 28 })],
    ['the last page of an archive', () => listCards(countedContext(), { page: 6, category: 'seo' })],
    ['how many posts a list has', () => countPosts(countedContext(), { category: 'seo' })],
    ['how many posts are older than a day', () => countPosts(countedContext(), { before: '2024-02-02' })],
    ['the teasers', () => listCards(countedContext(), { limit: 3 })],
    ['the feed', () => listPosts(countedContext(), { limit: 50 })],
    ['the index of the sitemap', () => listParts(countedContext())],
    ['a part of the sitemap', () => listUrls(countedContext(), 3)],
    ['the list pages in the sitemap', () => findListPages(countedContext())],
    ['a search for a common word', () => searchPosts(countedContext(), 'text')],
    ['an answer of /api/blog', () => readPostList(countedContext(), 'build', {})],
  ])('%s reads no more rows than its budget', async (what, read) => {
    expect(await rowsReadBy(read)).toBeLessThanOrEqual(rows[what])
  })

  it('an article reads few rows once somebody has read it, and no more than its budget before', async () => {
    const read = () => findPost(countedContext(), 'many-7')
    expect(await rowsReadBy(read)).toBeLessThanOrEqual(
      rows['an article whose related posts nobody has read yet'],
    )
    expect(await rowsReadBy(read)).toBeLessThanOrEqual(rows['an article'])
  })

  it('every page holds the posts that its number says, the last one the rest', async () => {
    const rows = await db.select({ slug: posts.slug, date: posts.date, id: posts.id }).from(posts)
    const newest = rows.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id).map(({ slug }) => slug)
    for (const page of [1, 2, 7, 15, 30])
      expect((await listCards(aContext(db), { page })).map(({ slug }) => slug)).toEqual(
        newest.slice((page - 1) * 100, page * 100),
      )
    expect(await listCards(aContext(db), { page: 31 })).toEqual([])
    expect(await countPosts(aContext(db), { before: '2024-02-02' })).toBe(
      rows.filter(({ date }) => date < '2024-02-02').length,
    )
  })
})

describe('the related posts of an article', () => {
  beforeAll(() => db.delete(posts))

  const publish = (
    slug: string,
    date: string,
    keywords: string[],
    category: 'seo' | 'content-marketing' = 'seo',
  ) => createPost(aContext(db), aPost({ slug, date, keywords, category }))
  const relatedLines = async () =>
    (await findPost(aContext(db), 'read'))?.related.map(({ slug, title }) => `${slug}: ${title}`)

  it('follow what happens to other posts, read after each save', async () => {
    const title = 'What a crawl budget is not'
    await publish('read', '2025-01-01', ['a', 'b'])
    expect(await relatedLines()).toEqual([])
    await publish('other', '2025-06-01', ['a', 'b'], 'content-marketing')
    expect(await relatedLines()).toEqual([`other: ${title}`])
    await publish('new', '2025-05-01', [])
    await publish('shares-one', '2025-02-01', ['a'])
    expect(await relatedLines()).toEqual([`shares-one: ${title}`, `new: ${title}`, `other: ${title}`])
    await publish('shares-two', '2024-02-01', ['b', 'a'])
    expect((await relatedLines())?.[0]).toBe(`shares-two: ${title}`)
    await updatePost(aContext(db), { slug: 'shares-two', patch: { slug: 'renamed', title: 'Named anew' } })
    expect((await relatedLines())?.[0]).toBe('renamed: Named anew')
    await updatePost(aContext(db), { slug: 'renamed', patch: { keywords: [] } })
    expect((await relatedLines())?.[0]).toBe(`shares-one: ${title}`)
    await updatePost(aContext(db), { slug: 'shares-one', patch: { status: 'archived' } })
    expect((await relatedLines())?.[0]).toBe(`new: ${title}`)
    await deletePost(aContext(db), { slug: 'new' })
    expect(await relatedLines()).toEqual(['renamed: Named anew', `other: ${title}`])
  })

  it('hold a scheduled post from its time on', async () => {
    const publishAt = new Date(Date.now() + hourMs)
    await createPost(
      aContext(db),
      aPost({ slug: 'due', keywords: ['a', 'b'], status: 'scheduled', publishAt }),
    )
    expect((await relatedLines())?.join()).not.toContain('due')
    const later = aContext(db, { now: publishAt })
    expect((await findPost(later, 'read'))?.related[0]?.slug).toBe('due')
    await updatePost(later, {
      slug: 'due',
      patch: { publishAt: new Date(Date.now() + 9 * hourMs).toISOString() },
    })
    expect((await findPost(later, 'read'))?.related.map(({ slug }) => slug)).not.toContain('due')
  })
})

it('counts and lists are right after posts were moved, withdrawn and deleted in every way', async () => {
  await db.delete(posts)
  for (let n = 1; n <= 12; n += 1)
    await createPost(aContext(db), aPost({ slug: `p-${n}`, date: `2025-${String(n).padStart(2, '0')}-10` }))
  await updatePost(aContext(db), { slug: 'p-1', patch: { date: '2026-02-02', keywords: ['x'] } })
  await updatePost(aContext(db), { slug: 'p-2', patch: { status: 'draft', date: '2024-01-01' } })
  await updatePost(aContext(db), {
    slug: 'p-2',
    patch: { status: 'published', category: 'content-marketing' },
  })
  await updatePost(aContext(db), { slug: 'p-3', patch: { status: 'archived' } })
  await deletePost(aContext(db), { slug: 'p-4' })
  await env.DB.prepare(`update posts set category = 'content-marketing' where slug = 'p-5'`).run()
  const stateBefore = await keptState()
  expect(await countPosts(aContext(db))).toBe(10)
  expect(await countPosts(aContext(db), { category: 'content-marketing' })).toBe(2)
  expect(await countPosts(aContext(db), { before: '2025-01-01' })).toBe(1)
  expect((await listParts(aContext(db))).map(({ part }) => part)).toEqual([1])
  expect(stateBefore.keywords).toBe(28)
  await db.delete(posts)
  expect(await keptState()).toEqual({ counts: [], parts: [], keywords: 0, related: 0 })
})

it('an existing database is counted and listed when it is upgraded, and loses nothing', async () => {
  const earlier = env.TEST_MIGRATIONS.filter(({ name }) => name < '0010')
  await dropTables(env.DB)
  await applyD1Migrations(env.DB, earlier)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1205)
     insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, search_text, art, status, publish_at, updated_at)
     select 'post-' || i, 'Post', 'One.', date('2020-01-01', '+' || (i % 900) || ' days'), case i % 2 when 0 then 'seo' else 'content-marketing' end, '["a","a","b"]', 'Text.', '<p>Text.</p>', '[]', 1, 1, 'Text', '<svg/>',
       case when i > 1203 then 'draft' when i > 1200 then 'scheduled' else 'published' end, case when i = 1201 then 5 when i = 1202 then 99999999999999 end, i from n`,
  ).run()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const upgradedState = await keptState()
  expect(await countPosts(aContext(db))).toBe(1201)
  expect((await listCards(aContext(db), { page: 13 })).length).toBe(1)
  expect(upgradedState.parts.map(({ posts }) => posts)).toEqual([1000, 201])
  expect(upgradedState.keywords).toBe(2402)
  await db.delete(posts)
  expect(await keptState()).toEqual({ counts: [], parts: [], keywords: 0, related: 0 })
})

async function keptState() {
  const counts = await db.select().from(postCounts)
  return {
    counts: counts.filter(({ posts }) => posts !== 0),
    parts: await db.select().from(sitemapParts),
    keywords: await db.$count(postKeywords),
    related: await db.$count(relatedPosts),
  }
}
