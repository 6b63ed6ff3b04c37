import { consultation } from '#content/booking/consultation.ts'
import { env } from 'cloudflare:test'
import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildId } from '#built/build.js'
import type { PostPatch } from '#contracts/admin-posts.ts'
import { createPost, deletePost, updatePost } from '#domains/blog/save-post.ts'
import { insertFirstJobs } from '#domains/content/first-jobs.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { caseStudies, services, storedPages } from '#platform/db/schema/content.ts'
import { addServices } from '#tests/builders/services.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { aCategory, aPost, anotherCategory, thirdCategory } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { send } from '#tests/worker/send.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const context = () => aContext(db)
const newDay = '2026-05-05'

const paths = [
  ...['/', '/services', '/careers', consultation.href].filter(isPageOn),
  ...['/blog', '/blog/page/2', '/blog/page/3'],
  ...[`/blog/category/${aCategory}`, `/blog/category/${thirdCategory}`, `/blog/category/${anotherCategory}`],
  ...['/blog/seo-1', '/blog/seo-2', '/blog/seo-4', '/blog/old', '/blog/many-100'],
  ...['/api/blog', '/api/blog?page=3', `/api/blog?category=${aCategory}`],
]

beforeEach(async () => {
  await db.batch([db.delete(storedPages), db.delete(posts), db.delete(caseStudies)])
  await addServices(db)
  await insertFirstJobs(context())
  await addManyPosts(env.DB, 250, thirdCategory)
  for (const n of [1, 2, 3, 4])
    await createPost(
      context(),
      aPost({ slug: `seo-${n}`, category: aCategory, date: `2026-03-0${n}`, keywords: [] }),
    )
  await createPost(context(), aPost({ slug: 'old', category: anotherCategory, date: '2020-01-01' }))
  await read()
  await markStored()
}, 60_000)

const keyOf = (path: string) =>
  path.replace(/\?category=([\w-]+)/, '/category/$1').replace(/\?page=/, '/page/')

async function markStored(): Promise<void> {
  await db.update(storedPages).set({ html: 'stored' })
  await db.update(storedPages).set({ html: '1\nstored' }).where(like(storedPages.path, '/api/%'))
}

async function read(): Promise<string[]> {
  vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'match').mockResolvedValue(undefined)
  const anew: string[] = []
  for (const path of paths) {
    const text = await (await send(path)).text()
    if (text !== 'stored') anew.push(path)
  }
  await vi.waitFor(async () => {
    for (const path of paths) {
      const matchesPath = and(eq(storedPages.path, keyOf(path)), like(storedPages.buildId, `${buildId}%`))
      expect(await db.$count(storedPages, matchesPath), path).toBe(1)
    }
  })
  return anew
}

const patch = (slug: string, change: PostPatch) => updatePost(context(), { slug, patch: change })

it('while nobody saves, every page is served as it is stored', async () => {
  expect(await read()).toEqual([])
})

it('creating and saving a draft leaves all stored pages as they are', async () => {
  await createPost(context(), aPost({ slug: 'drafted', status: 'draft' }))
  await patch('drafted', { title: 'Another title' })
  await deletePost(context(), { slug: 'drafted' })
  expect(await read()).toEqual([])
})

it('a new text of a post renews its page and the answers that hold the text, and no list', async () => {
  await patch('old', { content: 'Another text.' })
  expect(await read()).toEqual(['/blog/old', '/api/blog?page=3'])
})

it('a new title renews the pages that show the card, and no other page of the lists', async () => {
  await patch('old', { title: 'Another title' })
  expect(await read()).toEqual([
    '/blog/page/3',
    `/blog/category/${anotherCategory}`,
    '/blog/old',
    '/api/blog?page=3',
  ])
  await markStored()
  await patch('seo-4', { title: 'Another title' })
  expect(await read()).toEqual([
    ...[
      '/',
      '/blog',
      `/blog/category/${aCategory}`,
      '/blog/seo-1',
      '/blog/seo-2',
      '/blog/seo-4',
      '/blog/old',
    ],
    ...['/api/blog', `/api/blog?category=${aCategory}`],
  ])
})

it.each([
  ['published', () => createPost(context(), aPost({ slug: 'new', category: aCategory, date: newDay }))],
  ['withdrawn', () => patch('seo-4', { status: 'archived' })],
  ['deleted', () => deletePost(context(), { slug: 'seo-4' })],
])(
  'a post that is %s renews its lists, the home page and the articles that are related',
  async (_what, save) => {
    await save()
    const anew = await read()
    expect(anew).toEqual(
      expect.arrayContaining([
        '/',
        '/blog',
        '/blog/page/2',
        '/blog/page/3',
        `/blog/category/${aCategory}`,
        '/blog/seo-1',
      ]),
    )
    for (const path of [
      '/services',
      '/careers',
      consultation.href,
      `/blog/category/${anotherCategory}`,
      '/blog/many-100',
    ])
      expect(anew).not.toContain(path)
  },
)

it('an old post that is withdrawn leaves the home page as it is', async () => {
  await patch('old', { status: 'archived' })
  const anew = await read()
  expect(anew).toContain('/blog/page/3')
  expect(anew).toContain('/blog/old')
  expect(anew).not.toContain('/')
})

it('a post that moves to another category renews both archives, and its old address leads to the new one', async () => {
  await patch('seo-4', { category: anotherCategory, slug: 'moved' })
  const anew = await read()
  expect(anew).toEqual(
    expect.arrayContaining([
      `/blog/category/${aCategory}`,
      `/blog/category/${anotherCategory}`,
      '/blog/seo-4',
      '/blog/seo-1',
    ]),
  )
  expect(anew).not.toContain(`/blog/category/${thirdCategory}`)
  expect((await send('/blog/seo-4')).headers.get('location')).toBe('/blog/moved')
})

it('a service or a case study renews the pages that show them, and no post', async () => {
  await db.update(services).set({ price: 'Another price' }).where(eq(services.id, 1))
  expect(await read()).toEqual(['/', '/services', consultation.href])
})

it('a scheduled post renews its pages when its time has come, and no other', async () => {
  const publishAt = new Date(Date.now() + 60_000)
  await createPost(
    context(),
    aPost({ slug: 'due', category: aCategory, date: newDay, status: 'scheduled', publishAt }),
  )
  expect(await read()).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: publishAt })
  try {
    const anew = await read()
    expect(anew).toEqual(
      expect.arrayContaining(['/', '/blog', `/blog/category/${aCategory}`, '/blog/seo-1', '/api/blog']),
    )
    for (const path of ['/services', `/blog/category/${anotherCategory}`, '/blog/many-100'])
      expect(anew).not.toContain(path)
  } finally {
    vi.useRealTimers()
  }
})
