import { linkedServices } from '#generated/pages.ts'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { priceClimbCopy } from '#content/services/copy.ts'
import { offers as contentOffers, situations } from '#content/services/page.ts'
import type { AdminService } from '#contracts/admin-content.ts'
import type { Service } from '#contracts/content.ts'
import { listedEntries } from '#features/site/services/overview/listed-entries.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { caseStudies, services, storedPages } from '#platform/db/schema/content.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { send } from '#tests/worker/send.ts'
import { contentAdmin, contentLog, page, publicContent } from '#tests/worker/admin-content.ts'

const db = openDb(env.DB)

const offers: readonly { path: string; serviceId?: number; name?: string }[] = contentOffers
const shownOn = (all: readonly Service[]) =>
  all.filter(({ onOverview, link }) => onOverview && isPageOn(link))

const aService = (overrides: Record<string, unknown> = {}) => ({
  title: `Mapping ${uniqueText()}`,
  bookingTitle: 'A mapping of your market',
  description: 'We draw where your customers come from.',
  icon: 'target',
  features: ['One map', 'Two calls'],
  price: '900 a month',
  link: '/services/digital-marketing',
  onHome: true,
  onOverview: true,
  onBooking: true,
  sortOrder: 10,
  status: 'published',
  ...overrides,
})
beforeEach(async () => {
  await db.batch([db.delete(bookings), db.delete(services), db.delete(caseStudies), db.delete(storedPages)])
  for (const path of ['/', '/services']) await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
})

describe('services', () => {
  const path = '/api/admin/services'

  it('no booking page names a service that was renamed, archived or deleted', async () => {
    const { create, change, remove } = await contentAdmin(path)
    const { id } = await (await create(aService())).json<AdminService>()
    const bookingTitle = `Reading ${uniqueText()}`
    const other = await (await create(aService({ bookingTitle }))).json<AdminService>()
    const isNamed = async (title: string) => (await page(`/booking/${id}`)).includes(title)
    expect(await isNamed(bookingTitle)).toBe(true)
    const newTitle = `Writing ${uniqueText()}`
    await change(other.id, { bookingTitle: newTitle })
    expect([await isNamed(bookingTitle), await isNamed(newTitle)]).toEqual([false, true])
    const off = await change(other.id, { status: 'archived' })
    expect([off.status, await isNamed(newTitle)]).toEqual([200, false])
    await change(other.id, { status: 'published' })
    expect(await isNamed(newTitle)).toBe(true)
    expect((await remove(other.id)).status).toBe(204)
    expect(await isNamed(newTitle)).toBe(false)
  })

  it('a save changes home, the overview and the booking page at once', async () => {
    const { create, change } = await contentAdmin(path)
    for (const at of ['/', '/services']) await page(at)
    const { id, title } = await (await create(aService())).json<AdminService>()
    expect(await page('/')).toContain(title)
    expect(await page('/services')).toContain(title)
    expect(await page(`/booking/${id}`)).toContain('A mapping of your market')

    const newTitle = `Charting ${uniqueText()}`
    await change(id, { title: newTitle, bookingTitle: 'A chart of your market' })
    for (const at of ['/', '/services']) {
      const html = await page(at)
      expect(html).toContain(newTitle)
      expect(html).not.toContain(title)
    }
    expect(await page(`/booking/${id}`)).toContain('A chart of your market')
  })

  const namedSituation: { serviceId?: number } = situations.find((each) => 'serviceId' in each) ?? {}
  const { serviceId = 0 } = namedSituation
  it.skipIf(!serviceId || !isPageOn('/services'))(
    'the services page names one by its new name everywhere, counts prices without it once it is hidden, and needs none',
    async () => {
      const { change } = await contentAdmin(path)
      await addServices(db)
      const { services: all } = await publicContent()
      const before = all.find(({ id }) => id === serviceId)
      const main = async () => /<main.*<\/main>/s.exec(await page('/services'))?.[0] ?? ''
      expect(await main()).toContain(priceClimbCopy.heading(listedEntries(offers, shownOn(all)).length))
      const bookingTitle = `Charting ${uniqueText()}`
      await change(serviceId, { title: bookingTitle, bookingTitle })
      expect(await main()).toContain(bookingTitle)
      expect(await main()).not.toContain(`>${before?.bookingTitle}<`)
      for (const { id } of all) {
        await change(id, { onOverview: false })
        const { services: left } = await publicContent()
        const listed = listedEntries(offers, shownOn(left))
        const html = await main()
        expect(html.includes('id="prices"')).toBe(listed.length > 0)
        if (listed.length > 0) expect(html).toContain(priceClimbCopy.heading(listed.length))
      }
      expect(await main()).not.toContain(bookingTitle)
    },
  )

  it('drafts and archived ones are on no page and cannot be booked', async () => {
    const { create, change } = await contentAdmin(path)
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
    const { create, change, list } = await contentAdmin(path)
    const first = await (await create(aService({ sortOrder: 1 }))).json<AdminService>()
    const second = await (await create(aService({ sortOrder: 2 }))).json<AdminService>()
    await change(first.id, { sortOrder: 3 })
    expect((await list<AdminService>()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await publicContent()).services.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('one with bookings is kept; one without is deleted', async () => {
    const { create, remove, read, user } = await contentAdmin(path)
    const { id, title } = await (await create(aService())).json<AdminService>()
    await db.insert(bookings).values(aBooking({ serviceId: id }))
    expect((await remove(id)).status).toBe(409)
    expect((await read(id)).status).toBe(200)
    await db.delete(bookings)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect(await page('/')).not.toContain(title)
    expect(await contentLog(user.id, String(id))).toMatchObject([
      { action: 'service.delete', before: { title } },
      { action: 'service.create' },
    ])
  })

  const [linkedId] = linkedServices
  it.skipIf(linkedId === undefined)(
    'one whose booking page the site’s own pages link to can be renamed and moved, and stays bookable',
    async () => {
      const { change, remove, read } = await contentAdmin(path)
      const id = Number(linkedId)
      await db
        .insert(services)
        .values({ ...aService(), icon: 'target', status: 'published', id, updatedAt: new Date() })
      for (const fields of [{ status: 'archived' }, { status: 'draft' }, { onBooking: false }]) {
        const response = await change(id, fields)
        expect(response.status).toBe(409)
        expect(await response.json()).toMatchObject({ message: expect.stringContaining('stays published') })
      }
      expect((await remove(id)).status).toBe(409)
      const fields = { title: 'Another name', sortOrder: 99, onHome: false, onOverview: false }
      expect((await change(id, fields)).status).toBe(200)
      expect(await (await read(id)).json()).toMatchObject({ ...fields, status: 'published', onBooking: true })
      expect((await send(`/booking/${id}`)).status).toBe(200)

      await db.update(services).set({ status: 'archived' }).where(eq(services.id, id))
      expect((await change(id, { price: '950 a month' })).status).toBe(200)
    },
  )

  it('every save is logged once, with what changed', async () => {
    const { create, change, user } = await contentAdmin(path)
    const json = aService({ status: 'draft' })
    const { id } = await (await create(json)).json<AdminService>()
    await change(id, { ...json, price: '950 a month' })
    await change(id, { status: 'published' })
    expect(await contentLog(user.id, String(id))).toEqual([
      { action: 'service.publish', before: { status: 'draft' }, after: { status: 'published' } },
      { action: 'service.update', before: { price: '900 a month' }, after: { price: '950 a month' } },
      { action: 'service.create', before: null, after: { title: json.title, status: 'draft' } },
    ])
  })

  it('of two saves from one revision, one wins and the other is refused', async () => {
    const { create, change, user } = await contentAdmin(path)
    const { id, revision } = await (await create(aService())).json<AdminService>()
    const responses = await Promise.all(['$1', '$2', '$3'].map((price) => change(id, { price, revision })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await contentLog(user.id, String(id))).toHaveLength(2)
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
    const { create, change, list } = await contentAdmin(path)
    expect((await create(aService(fields))).status).toBe(400)
    const { id } = await (await create(aService())).json<AdminService>()
    expect((await change(id, fields)).status).toBe(400)
    expect(await list<AdminService>()).toMatchObject([{ id, revision: 1 }])
  })

  it.each(['0', '999999', 'x', '-1'])('the unknown id %s answers 404', async (id) => {
    const { read, change, remove } = await contentAdmin(path)
    expect((await read(id)).status).toBe(404)
    expect((await change(id, { price: '$1' })).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })
})
