import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { notFoundCopy } from '#content/not-found.ts'
import { seedServices } from '#content/seed/services.ts'
import { textOf } from '../../tests/built/text-of.ts'
import { openDb } from '#server/db/open.ts'
import { addServices } from '../../tests/builders/services.ts'
import { send } from '../../tests/worker/send.ts'

beforeEach(() => addServices(openDb(env.DB)))

const offered = seedServices.flatMap(({ id, onBooking }) => (onBooking ? [id] : []))
const unknownId = String(Math.max(...seedServices.map(({ id }) => id)) + 1)

it.each(offered)('/booking/%i is a page with a form and no key in it', async (id) => {
  const response = await send(`/booking/${id}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('action="/api/bookings"')
  expect(html).toContain(`name="serviceId" value="${id}"`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/idempotency/i)
})

it.each([unknownId, '0', '01', 'no-such-service'])('/booking/%s answers 404', async (id) => {
  const response = await send(`/booking/${id}`)
  expect(response.status).toBe(404)
  expect(textOf(await response.text())).toContain(notFoundCopy.title)
})
