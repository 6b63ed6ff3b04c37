import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { chosenServiceCopy, serviceNotOfferedCopy } from '#content/booking/copy.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { seedServices } from '#content/seed/services.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { textOf } from '#tests/built/text-of.ts'
import { createService, deleteService, updateService } from '#domains/content/admin-services.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices, aService } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

beforeEach(() => addServices(openDb(env.DB)))

const offeredIds = seedServices.flatMap(({ id, onBooking }) => (onBooking ? [id] : []))
const unknownId = String(Math.max(...seedServices.map(({ id }) => id)) + 1)

it.each(offeredIds)('/booking/%i is a page with a form and no key in it', async (id) => {
  const response = await send(`/booking/${id}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('action="/api/bookings"')
  expect(html).toContain(`name="serviceId" value="${id}"`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/idempotency/i)
  expect(html.includes(`>${chosenServiceCopy.change}<`)).toBe(offeredIds.length > 1)
})

it('a service that is the only one to book offers no change to another', async () => {
  const db = openDb(env.DB)
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  for (const id of offeredIds.slice(1)) expect(await deleteService(context, id)).toMatchObject({ ok: true })
  await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, `/booking/${offeredIds[0]}`))
  const html = await (await send(`/booking/${offeredIds[0]}`)).text()
  expect(html).toContain('action="/api/bookings"')
  expect(html).not.toContain(`>${chosenServiceCopy.change}<`)
})

it('the booking page of a service that was deleted or hidden answers 404, says so and leads to the services', async () => {
  const db = openDb(env.DB)
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const { id: _, ...fields } = aService()
  const input = { ...fields, icon: 'search' as const, sortOrder: 9, status: 'published' as const }
  const create = async (service: typeof input) => {
    const result = await createService(context, service)
    if (!result.ok) throw new Error(result.complaint)
    return result.record
  }
  const [deleted, hidden] = [await create(input), await create({ ...input, price: '$2' })]
  expect((await send(`/booking/${deleted.id}`)).status).toBe(200)
  await deleteService(context, deleted.id)
  await updateService(context, { id: hidden.id, revision: undefined, fields: { onBooking: false } })
  await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, `/booking/${deleted.id}`))
  for (const id of [deleted.id, hidden.id, unknownId]) {
    const response = await send(`/booking/${id}`)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(textOf(html)).toContain(serviceNotOfferedCopy.text)
    expect(html).toContain(`href="${isPageOn('/services') ? '/services' : '/contact'}"`)
    expect(html).toContain('<meta name="robots" content="noindex">')
  }
})

it.each(['0', '01', 'no-such-service'])('/booking/%s answers 404', async (id) => {
  const response = await send(`/booking/${id}`)
  expect(response.status).toBe(404)
  expect(textOf(await response.text())).toContain(notFoundCopy.title)
})
