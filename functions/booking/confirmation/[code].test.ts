import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

it('a booking’s page is private: not cached and not indexed', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const booking = aBooking({ userId: user.id })
  await db.insert(bookings).values(booking)
  const path = `/booking/confirmation/${formatCode(booking.code)}`
  const stranger = await send(path)
  expect(stranger.status).toBe(200)
  expect(stranger.headers.get('cache-control')).toBe('no-store')
  const maskedHtml = await stranger.text()
  expect(maskedHtml).toContain('<meta name="robots" content="noindex">')
  expect(maskedHtml).toContain('a…@everest.example')
  expect(maskedHtml).not.toContain('asha@everest.example')
  expect(maskedHtml).not.toContain('Asha Rai')
  expect(maskedHtml).toContain('aria-current="step"')
  const owners = await (await send(path, { cookie })).text()
  expect(owners).toContain('asha@everest.example')
  expect(await (await send(path)).text()).not.toContain('asha@everest.example')
})

it('an unknown code answers 404 without data, and eventually 429', async () => {
  expect((await send('/booking/confirmation/no-such-code')).status).toBe(404)
  for (let attempt = 0; attempt < 30; attempt += 1) {
    expect((await send('/booking/confirmation/0000-0000-0000-0000')).status).toBe(404)
  }
  const refusedResponse = await send('/booking/confirmation/0000-0000-0000-0000')
  expect(refusedResponse.status).toBe(429)
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
})
