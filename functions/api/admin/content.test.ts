// Covers functions/api/admin/case-studies/[slug].ts, functions/api/admin/case-studies/index.ts,
// functions/api/admin/services/[id].ts, src/server/content/admin-case-studies.ts,
// src/server/content/admin-services.ts, src/server/content/audit-of-content.ts and
// src/server/http/require-known-link.ts.

import { env } from 'cloudflare:test'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildId } from '#built/build.js'
import type { AdminCaseStudy, AdminService } from '#contracts/admin-content.ts'
import type { SiteContent } from '#contracts/content.ts'
import { openDb } from '#server/db/open.ts'
import { copyAddress } from '#server/pages/edge-cache.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { caseStudies, services, storedPages } from '#server/db/schema/content.ts'
import { aBooking } from '../../../tests/builders/bookings.ts'
import { aSignedInUser } from '../../../tests/builders/sign-in.ts'
import { uniqueText } from '../../../tests/builders/unique.ts'
import { send } from '../../../tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(bookings), db.delete(services), db.delete(caseStudies), db.delete(storedPages)])
  for (const path of ['/', '/services']) await caches.default.delete(copyAddress(buildId, path))
})

async function admin(path: string) {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const at = (key: string | number) => `${path}/${key}`
  return {
    user,
    list: async <Item>() => (await send(path, { cookie })).json<Item[]>(),
    create: (json: unknown) => send(path, { json, cookie }),
    read: (key: string | number) => send(at(key), { cookie }),
    change: (key: string | number, json: unknown) => send(at(key), { method: 'PATCH', json, cookie }),
    remove: (key: string | number) => send(at(key), { method: 'DELETE', cookie }),
  }
}
const page = async (path: string) => (await send(path)).text()
const publicContent = async () => (await send('/api/content')).json<SiteContent>()
const logOf = (actorId: number, subject: string) =>
  db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.id))

const aService = (overrides: Record<string, unknown> = {}) => ({
  title: `Mapping ${uniqueText()}`,
  bookingTitle: 'A mapping of your market',
  description: 'We draw where your customers come from.',
  icon: 'target',
  features: ['One map', 'Two calls'],
  price: 'From $900',
  link: '/services/digital-marketing',
  ...{ onHome: true, onOverview: true, onBooking: true },
  ...{ sortOrder: 10, status: 'published' },
  ...overrides,
})
const aCaseStudy = (overrides: Record<string, unknown> = {}) => ({
  slug: `case-${uniqueText().replaceAll(/[^a-z0-9]/g, '')}`,
  title: `A ridge in sight ${uniqueText()}`,
  client: 'Khumbu Bakery',
  figure: '250%',
  result: 'more orders',
  description: 'They were found by those who look for bread.',
  factor: 3.5,
  ...{ sortOrder: 10, status: 'published' },
  ...overrides,
})

describe('services', () => {
  const path = '/api/admin/services'

  it('a save changes home, the overview and the booking page at once', async () => {
    const { create, change } = await admin(path)
    for (const at of ['/', '/services']) await page(at)
    const { id, title } = await (await create(aService())).json<AdminService>()
    expect(await page('/')).toContain(title)
    expect(await page('/services')).toContain(title)
    expect(await page(`/booking/${id}`)).toContain('A mapping of your market')

    const renamed = `Charting ${uniqueText()}`
    await change(id, { title: renamed, bookingTitle: 'A chart of your market' })
    for (const at of ['/', '/services']) {
      const html = await page(at)
      expect(html).toContain(renamed)
      expect(html).not.toContain(title)
    }
    expect(await page(`/booking/${id}`)).toContain('A chart of your market')
  })

  it('drafts and archived ones are on no page and cannot be booked', async () => {
    const { create, change } = await admin(path)
    const { id, title } = await (await create(aService({ status: 'draft' }))).json<AdminService>()
    expect(await page('/')).not.toContain(title)
    expect((await send(`/booking/${id}`)).status).toBe(404)
    await change(id, { status: 'published' })
    expect(await page('/')).toContain(title)
    await change(id, { status: 'archived' })
    expect(await page('/services')).not.toContain(title)
    expect((await send(`/booking/${id}`)).status).toBe(404)
    expect((await publicContent()).services).toEqual([])
  })

  it('appear in their sort order', async () => {
    const { create, change, list } = await admin(path)
    const first = await (await create(aService({ sortOrder: 1 }))).json<AdminService>()
    const second = await (await create(aService({ sortOrder: 2 }))).json<AdminService>()
    await change(first.id, { sortOrder: 3 })
    expect((await list<AdminService>()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await publicContent()).services.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('one with bookings is kept; one without is deleted', async () => {
    const { create, remove, read, user } = await admin(path)
    const { id, title } = await (await create(aService())).json<AdminService>()
    await db.insert(bookings).values(aBooking({ serviceId: id }))
    expect((await remove(id)).status).toBe(409)
    expect((await read(id)).status).toBe(200)
    await db.delete(bookings)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect(await page('/')).not.toContain(title)
    expect(await logOf(user.id, String(id))).toMatchObject([
      { action: 'service.delete', before: { title } },
      { action: 'service.create' },
    ])
  })

  it('every save is logged once, with what changed', async () => {
    const { create, change, user } = await admin(path)
    const json = aService({ status: 'draft' })
    const { id } = await (await create(json)).json<AdminService>()
    await change(id, { ...json, price: 'From $950' })
    await change(id, { status: 'published' })
    expect(await logOf(user.id, String(id))).toEqual([
      { action: 'service.publish', before: { status: 'draft' }, after: { status: 'published' } },
      { action: 'service.update', before: { price: 'From $900' }, after: { price: 'From $950' } },
      { action: 'service.create', before: null, after: { title: json.title, status: 'draft' } },
    ])
  })

  it('of two saves from one revision, one wins and the other is refused', async () => {
    const { create, change, user } = await admin(path)
    const { id, revision } = await (await create(aService())).json<AdminService>()
    const answers = await Promise.all(['$1', '$2', '$3'].map((price) => change(id, { price, revision })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await logOf(user.id, String(id))).toHaveLength(2)
    expect((await change(id, { price: '$4' })).status).toBe(200)
  })

  it.each([
    { title: '' },
    { title: 'x'.repeat(81) },
    { icon: 'skull' },
    { features: [] },
    { features: ['', 'x'] },
    { link: 'https://evil.example' },
    { link: '//evil.example' },
    { link: 'javascript:alert(1)' },
    { link: '/services/no-such-page' },
    { link: '/admin' },
    { onHome: 'yes' },
    { sortOrder: 1.5 },
    { status: 'gone' },
  ])('%j is 400 and changes nothing', async (fields) => {
    const { create, change, list } = await admin(path)
    expect((await create(aService(fields))).status).toBe(400)
    const { id } = await (await create(aService())).json<AdminService>()
    expect((await change(id, fields)).status).toBe(400)
    expect(await list<AdminService>()).toMatchObject([{ id, revision: 1 }])
  })

  it.each(['0', '999999', 'x', '-1'])('the unknown id %s answers 404', async (id) => {
    const { read, change, remove } = await admin(path)
    expect((await read(id)).status).toBe(404)
    expect((await change(id, { price: '$1' })).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })
})

describe('case studies', () => {
  const path = '/api/admin/case-studies'

  it('a save changes home at once, which shows only published ones, in order', async () => {
    const { create, change } = await admin(path)
    await page('/')
    const one = aCaseStudy({ sortOrder: 1 })
    const two = aCaseStudy({ sortOrder: 2, status: 'draft' })
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

  it('a duplicate address is refused on create and on update', async () => {
    const { create, change, list, user } = await admin(path)
    const [one, two] = [aCaseStudy(), aCaseStudy()]
    await create(one)
    await create(two)
    expect((await create({ ...one, title: 'Another' })).status).toBe(409)
    expect((await change(two.slug, { slug: one.slug })).status).toBe(409)
    expect(await list<AdminCaseStudy>()).toHaveLength(2)
    expect(await logOf(user.id, one.slug)).toHaveLength(1)
    expect(await logOf(user.id, two.slug)).toHaveLength(1)
  })

  it('every save is logged with what changed, long texts as their length', async () => {
    const { create, change, remove, user } = await admin(path)
    const study = aCaseStudy({ status: 'draft' })
    await create(study)
    await change(study.slug, { ...study, factor: 4, description: 'y'.repeat(200) })
    await change(study.slug, { status: 'published' })
    await remove(study.slug)
    expect(await logOf(user.id, study.slug)).toMatchObject([
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
    const { create, change, user } = await admin(path)
    const study = aCaseStudy()
    const { revision } = await (await create(study)).json<AdminCaseStudy>()
    expect((await change(study.slug, { figure: '1%', revision })).status).toBe(200)
    expect((await change(study.slug, { figure: '2%', revision })).status).toBe(409)
    expect(await logOf(user.id, study.slug)).toHaveLength(2)
  })

  it('a deletion names the record, so that another one at its old address stays', async () => {
    const { create, change, remove, list } = await admin(path)
    const opened: AdminCaseStudy = await (await create(aCaseStudy({ slug: 'first' }))).json()
    await change('first', { slug: 'renamed' })
    expect((await create(aCaseStudy({ slug: 'first' }))).status).toBe(201)
    for (const id of [opened.id, 'x']) expect((await remove(`first?id=${id}`)).status).toBe(404)
    expect(await list()).toHaveLength(2)
    expect((await remove(`renamed?id=${opened.id}`)).status).toBe(204)
    expect((await list<AdminCaseStudy>()).map(({ slug }) => slug)).toEqual(['first'])
  })

  it('a deleted one disappears from home and from the list', async () => {
    const { create, remove, read } = await admin(path)
    const study = aCaseStudy()
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
    const { create, change, list } = await admin(path)
    const study = aCaseStudy()
    expect((await create({ ...study, ...fields })).status).toBe(400)
    await create(study)
    expect((await change(study.slug, fields)).status).toBe(400)
    expect(await list<AdminCaseStudy>()).toMatchObject([{ slug: study.slug, revision: 1 }])
  })
})
