import { env } from 'cloudflare:test'
import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildId } from '#built/build.js'
import type { CaseStudyInput } from '#contracts/admin-content.ts'
import { createCaseStudy, deleteCaseStudy, updateCaseStudy } from '#domains/content/admin-case-studies.ts'
import { openDb } from '#platform/db/open.ts'
import { caseStudies, services, storedPages } from '#platform/db/schema/content.ts'
import { consultation } from '#content/booking/consultation.ts'
import { aCaseStudy, addServices } from '#tests/builders/services.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/work')

const db = openDb(env.DB)
const adminContext = async () => aUserContext(db, (await aSignedInUser(db, { role: 'admin' })).user)
const stories = ['/work/one', '/work/two', '/work/three']
const paths = ['/', '/services', consultation.href, '/work', ...stories]

const anInput = (slug: string, sortOrder: number, status: CaseStudyInput['status'] = 'published') => ({
  ...aCaseStudy({ slug, title: `Title of ${slug}` }),
  sortOrder,
  status,
})

beforeEach(async () => {
  await db.batch([db.delete(storedPages), db.delete(caseStudies), db.delete(services)])
  await addServices(db)
  const context = await adminContext()
  for (const [index, slug] of ['one', 'two', 'three'].entries())
    await createCaseStudy(context, anInput(slug, index + 1))
  await createCaseStudy(context, anInput('draft', 9, 'draft'))
  await renewed()
  await db.update(storedPages).set({ html: 'stored' })
}, 60_000)

/** Opens every page and returns those that were rendered again. */
async function renewed(): Promise<string[]> {
  vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'match').mockResolvedValue(undefined)
  const anew: string[] = []
  for (const path of paths) {
    const text = await (await send(path)).text()
    if (text !== 'stored') anew.push(path)
  }
  await vi.waitFor(async () => {
    for (const path of paths) {
      const matchesPath = and(eq(storedPages.path, path), like(storedPages.buildId, `${buildId}%`))
      expect(await db.$count(storedPages, matchesPath), path).toBe(1)
    }
  })
  return anew
}

const change = async (slug: string, fields: Partial<CaseStudyInput>) => {
  const result = await updateCaseStudy(await adminContext(), {
    address: { slug, id: undefined },
    revision: undefined,
    fields,
  })
  expect(result.ok).toBe(true)
}

it('a save of a draft renews no page', async () => {
  await change('draft', { title: 'Another title', content: 'Words.', sortOrder: 0 })
  expect(await renewed()).toEqual([])
})

it('a new text renews the page of its story alone', async () => {
  await change('two', { content: '## New\n\nWords.', figuresTitle: 'New' })
  expect(await renewed()).toEqual(['/work/two'])
})

it('a new title renews home, the list, its own page and the page that leads to it', async () => {
  await change('two', { title: 'New' })
  expect(await renewed()).toEqual(['/', '/work', '/work/one', '/work/two'])
})

it('the last story leads to the first one, and follows its title', async () => {
  await change('one', { title: 'New' })
  expect(await renewed()).toEqual(['/', '/work', '/work/one', '/work/three'])
})

it('a story that comes, goes or moves renews home, the list and every story, whose colors and next ones may change', async () => {
  await change('draft', { status: 'published' })
  expect(await renewed()).toEqual(['/', '/work', ...stories])
  await db.update(storedPages).set({ html: 'stored' })
  await change('draft', { sortOrder: 0 })
  expect(await renewed()).toEqual(['/', '/work', ...stories])
  await db.update(storedPages).set({ html: 'stored' })
  await deleteCaseStudy(await adminContext(), { slug: 'draft', id: undefined })
  expect(await renewed()).toEqual(['/', '/work', ...stories])
})
