import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import type { AdminCaseStudy } from '#contracts/admin-content.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { caseStudies, services, storedPages } from '#platform/db/schema/content.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { contentAdmin, contentLog, page, publicContent } from '#tests/worker/admin-content.ts'

const db = openDb(env.DB)

const anInput = (overrides: Record<string, unknown> = {}) => ({
  ...aCaseStudy({
    slug: `case-${uniqueText().replaceAll(/[^a-z0-9]/g, '')}`,
    title: `A ridge in sight ${uniqueText()}`,
    factor: 3.5,
  }),
  sortOrder: 10,
  status: 'published',
  ...overrides,
})

beforeEach(async () => {
  await db.batch([db.delete(bookings), db.delete(services), db.delete(caseStudies), db.delete(storedPages)])
  for (const path of ['/', '/services']) await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
})

describe('case studies', () => {
  const path = '/api/admin/case-studies'

  it('a save changes home at once, which shows only published ones, in order', async () => {
    const { create, change } = await contentAdmin(path)
    await page('/')
    const one = anInput({ sortOrder: 1 })
    const two = anInput({ sortOrder: 2, status: 'draft' })
    expect((await create(one)).status).toBe(201)
    expect((await create(two)).status).toBe(201)
    const html = await page('/')
    expect(html).toContain(one.title)
    expect(html).not.toContain(two.title)
    await change(two.slug, { status: 'published', sortOrder: 0 })
    expect(await page('/')).toContain(two.title)
    expect((await publicContent()).caseStudies.map(({ slug }) => slug)).toEqual([two.slug, one.slug])
    await change(one.slug, { status: 'archived' })
    expect(await page('/')).not.toContain(one.title)
  })

  it('one that is sent again because its answer was lost is answered as created, and stays one', async () => {
    const { create } = await contentAdmin(path)
    const study = anInput()
    const first = await (await create(study)).json()
    const again = await create(study)
    expect([again.status, await again.json()]).toEqual([201, first])
    expect(await db.$count(caseStudies)).toBe(1)
    expect((await create({ ...study, title: 'Another one' })).status).toBe(409)
  })

  it('a save that is stored is answered as such while the cache fails, and home shows it within a minute', async () => {
    const { create, change, remove } = await contentAdmin(path)
    const study = anInput()
    await page('/')
    const drop = vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'delete')
    drop.mockRejectedValue(new Error('the cache is out of reach'))
    onTestFinished(() => drop.mockRestore())
    expect((await create(study)).status).toBe(201)
    expect((await change(study.slug, { factor: 4 })).status).toBe(200)
    expect(takeLoggedErrors()).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('the cache is out of reach')),
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await page('/')).toContain(study.title)
    expect((await remove(study.slug)).status).toBe(204)
    expect(takeLoggedErrors()).toHaveLength(1)
  })

  it('a duplicate address is refused on create and on update', async () => {
    const { create, change, list, user } = await contentAdmin(path)
    const [one, two] = [anInput(), anInput()]
    await create(one)
    await create(two)
    expect((await create({ ...one, title: 'Another' })).status).toBe(409)
    expect((await change(two.slug, { slug: one.slug })).status).toBe(409)
    expect(await list<AdminCaseStudy>()).toHaveLength(2)
    expect(await contentLog(user.id, one.slug)).toHaveLength(1)
    expect(await contentLog(user.id, two.slug)).toHaveLength(1)
  })

  it('every save is logged with what changed, long texts as their length', async () => {
    const { create, change, remove, user } = await contentAdmin(path)
    const study = anInput({ status: 'draft' })
    await create(study)
    await change(study.slug, { ...study, factor: 4, description: 'y'.repeat(200) })
    await change(study.slug, { status: 'published' })
    await remove(study.slug)
    expect(await contentLog(user.id, study.slug)).toMatchObject([
      { action: 'case-study.delete' },
      { action: 'case-study.publish', before: { status: 'draft' }, after: { status: 'published' } },
      {
        action: 'case-study.update',
        before: { factor: 3.5 },
        after: { factor: 4, description: '200 characters' },
      },
      { action: 'case-study.create', after: { title: study.title } },
    ])
  })

  it('a save from an old revision is 409 and not logged', async () => {
    const { create, change, user } = await contentAdmin(path)
    const study = anInput()
    const { revision } = await (await create(study)).json<AdminCaseStudy>()
    expect((await change(study.slug, { figure: '1%', revision })).status).toBe(200)
    expect((await change(study.slug, { figure: '2%', revision })).status).toBe(409)
    expect(await contentLog(user.id, study.slug)).toHaveLength(2)
  })

  it('a save that is sent again because its answer was lost is no conflict and not logged again', async () => {
    const { create, change, user } = await contentAdmin(path)
    const study = anInput()
    const { revision } = await (await create(study)).json<AdminCaseStudy>()
    const save = async () => (await change(study.slug, { factor: 2.25, figure: '125%', revision })).json()
    const savedStudy = await save()
    expect(savedStudy).toMatchObject({ factor: 2.25, revision: revision + 1 })
    expect(await save()).toEqual(savedStudy)
    expect(await contentLog(user.id, study.slug)).toHaveLength(2)
  })

  it('a save names the record, so that it is found after a rename and another one at its old address stays', async () => {
    const { create, change, list } = await contentAdmin(path)
    const study: AdminCaseStudy = await (await create(anInput({ slug: 'first' }))).json()
    const rename = async () =>
      (await change(`first?id=${study.id}`, { slug: 'renamed', revision: study.revision })).json()
    const renamedStudy = await rename()
    expect(renamedStudy).toMatchObject({ id: study.id, slug: 'renamed' })
    const other: AdminCaseStudy = await (await create(anInput({ slug: 'first' }))).json()
    expect(await rename()).toEqual(renamedStudy)
    const save = (id: number | string, revision: number) =>
      change(`first?id=${id}`, { figure: '1%', revision })
    expect((await save(study.id, study.revision)).status).toBe(409)
    expect((await save('x', study.revision)).status).toBe(404)
    expect((await save(study.id, study.revision + 1)).status).toBe(200)
    expect(await list()).toMatchObject([{ slug: 'renamed', figure: '1%' }, other])
  })

  it('a deletion names the record, so that another one at its old address stays', async () => {
    const { create, change, remove, list } = await contentAdmin(path)
    const study: AdminCaseStudy = await (await create(anInput({ slug: 'first' }))).json()
    await change('first', { slug: 'renamed' })
    expect((await create(anInput({ slug: 'first' }))).status).toBe(201)
    for (const id of [study.id, 'x']) expect((await remove(`first?id=${id}`)).status).toBe(404)
    expect(await list()).toHaveLength(2)
    expect((await remove(`renamed?id=${study.id}`)).status).toBe(204)
    expect((await list<AdminCaseStudy>()).map(({ slug }) => slug)).toEqual(['first'])
  })

  it('a deleted one disappears from home and from the list', async () => {
    const { create, remove, read } = await contentAdmin(path)
    const study = anInput()
    await create(study)
    expect(await page('/')).toContain(study.title)
    expect((await remove(study.slug)).status).toBe(204)
    expect((await read(study.slug)).status).toBe(404)
    expect((await remove(study.slug)).status).toBe(404)
    expect(await page('/')).not.toContain(study.title)
  })

  it.each([
    { slug: 'Not A Slug' },
    { slug: '' },
    { title: ' ' },
    { figure: 'x'.repeat(13) },
    { factor: -1 },
    { factor: 101 },
    { factor: '3' },
    { sortOrder: -1 },
    { status: 'gone' },
  ])('%j is 400 and changes nothing', async (fields) => {
    const { create, change, list } = await contentAdmin(path)
    const study = anInput()
    expect((await create({ ...study, ...fields })).status).toBe(400)
    await create(study)
    expect((await change(study.slug, fields)).status).toBe(400)
    expect(await list<AdminCaseStudy>()).toMatchObject([{ slug: study.slug, revision: 1 }])
  })
})
