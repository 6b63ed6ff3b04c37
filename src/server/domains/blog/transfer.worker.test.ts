import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { writePostFile } from '#content/blog/post-file.ts'
import { readPostFile } from '../../../../scripts/build/content/read-post-file.ts'
import { createPost, updatePost } from './save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { aPost } from '#tests/builders/posts.ts'
import { exportPosts } from './export-posts.ts'
import { importPost } from './transfer.ts'
import { aContext } from '#tests/builders/service-context.ts'

const db = openDb(env.DB)
const now = new Date('2026-11-01T10:00:00Z')

beforeEach(() => db.delete(posts))

async function files() {
  return (await exportPosts(aContext(db))).map((post) => [`${post.slug}.md`, writePostFile(post)] as const)
}

async function importAll(all: readonly (readonly [string, string])[], replace = false) {
  const outcomes: unknown[] = []
  for (const [name, text] of all) {
    const result = await importPost(aContext(db), { post: readPostFile(name, text).post, replace })
    outcomes.push(result.ok ? result.outcome : result.reason)
  }
  return outcomes
}

it.each([
  ['plain', {}],
  [
    'all fields',
    {
      tags: ['a', 'b: c'],
      author: 'Asha "the pen" Rai',
      featuredImage: '/images/a.png',
      cover: 'letter' as const,
      tocDepth: 4,
    },
  ],
  ['a title for YAML', { title: '- yes: "no" # {not} [a] list & *alias' }],
  ['a title that looks like a number', { title: '2025' }],
  ['a title that looks like a day', { title: '2025-04-05' }],
  ['words that YAML takes for others', { keywords: ['yes', 'null', '1e3', '~', 'on'] }],
  ['emoji and Devanagari', { title: 'पहाड 🏔️', excerpt: 'देवनागरीमा लेखिएको सारांश, जसले लेखको विषय बताउँछ।' }],
  ['right-to-left text', { content: 'שלום \u202Bعالم\u202C and back' }],
  ['text that looks like front matter', { content: '---\ntitle: not this\n---\n\nText.' }],
  ['text that begins and ends with empty lines', { content: '\n\n\nText.  \n\n\n' }],
  ['no text', { content: '', status: 'draft' as const }],
  ['a draft without an excerpt', { excerpt: '', status: 'draft' as const }],
  ['a scheduled post', { status: 'scheduled' as const, publishAt: new Date('2027-01-01T08:30:00Z') }],
  ['an archived post', { status: 'archived' as const }],
])('%s survives export and import unchanged', async (_, overrides) => {
  await createPost(aContext(db, { now }), aPost({ slug: 'a-post', ...overrides }))
  const before = await exportPosts(aContext(db))
  const exportedFiles = await files()
  await db.delete(posts)
  expect(await importAll(exportedFiles)).toEqual(['added'])
  expect(await exportPosts(aContext(db))).toEqual(before)
  expect(await files()).toEqual(exportedFiles)
})

it('former slugs redirect again after an import, and feed readers still know the post', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first' }))
  await updatePost(aContext(db, { now }), { slug: 'first', patch: { slug: 'second' } })
  await updatePost(aContext(db, { now }), { slug: 'second', patch: { slug: 'third' } })
  const exportedFiles = await files()
  await db.delete(posts)
  await importAll(exportedFiles)
  expect(await exportPosts(aContext(db))).toMatchObject([
    { slug: 'third', previousSlugs: ['first', 'second'], feedId: 'first' },
  ])
})

it('former slugs redirect again after an import into a database that has the post without them', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first' }))
  await updatePost(aContext(db, { now }), { slug: 'first', patch: { slug: 'second' } })
  const exportedFiles = await files()
  await db.delete(postSlugs)
  expect(await importAll(exportedFiles)).toEqual(['unchanged'])
  expect(await exportPosts(aContext(db))).toMatchObject([{ slug: 'second', previousSlugs: ['first'] }])
})

it('a second import changes nothing, and a post that differs is kept unless replacing is allowed', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'a-post' }))
  const exportedFiles = await files()
  expect(await importAll(exportedFiles)).toEqual(['unchanged'])
  await updatePost(aContext(db, { now }), { slug: 'a-post', patch: { content: 'Changed here.' } })
  expect(await importAll(exportedFiles)).toEqual(['kept'])
  expect((await exportPosts(aContext(db)))[0]?.content).toBe('Changed here.')
  expect(await importAll(exportedFiles, true)).toEqual(['replaced'])
  expect((await exportPosts(aContext(db)))[0]?.content).toBe(aPost().content)
})

it('a file that differs in its line ends alone changes nothing', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'a-post', content: 'One.\n\nTwo.\n' }))
  const before = await exportPosts(aContext(db))
  const windowsFiles = (await files()).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')] as const)
  expect(await importAll(windowsFiles)).toEqual(['unchanged'])
  expect(await importAll(windowsFiles, true)).toEqual(['unchanged'])
  expect(await exportPosts(aContext(db))).toEqual(before)
})

it('a file without a slug is a post at the address of its name', () => {
  const text = '---\ntitle: A\ndate: 2025-04-05\ncategory: seo\n---\n\nText.'
  expect(readPostFile('a-post.md', text).post).toMatchObject({ slug: 'a-post', content: 'Text.' })
  expect(() => readPostFile('دليل.md', text)).toThrow('slug: Use lowercase letters and digits')
})

it.each([
  ['no front matter', 'Text.', /front matter between two lines/],
  ['broken YAML', '---\ntitle: "a\n---\n\nText.', /front matter/],
  ['a list for front matter', '---\n- a\n---\n\nText.', /a-post\.md/],
  [
    'a time of publication in year 10000',
    '---\ntitle: A\nslug: a-post\ndate: 2025-04-05\ncategory: seo\npublishAt: "9999-12-31T23:59:59-23:59"\n---\n\nText.',
    /publishAt: Choose a time in the years/,
  ],
  ['no category', '---\ntitle: A\nslug: a-post\ndate: 2025-04-05\n---\n\nText.', /category/],
])('a file with %s is refused by name', (_, text, message) => {
  expect(() => readPostFile('a-post.md', text)).toThrow(message)
  expect(() => readPostFile('a-post.md', text)).toThrow(/^a-post\.md/)
})
