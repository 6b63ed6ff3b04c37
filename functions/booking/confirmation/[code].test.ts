import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#server/db/open.ts'
import { rateLimits } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { aBooking } from '../../../tests/builders/bookings.ts'
import { addServices } from '../../../tests/builders/services.ts'
import { aSignedInUser } from '../../../tests/builders/sign-in.ts'
import { send } from '../../../tests/worker/send.ts'

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
  const masked = await stranger.text()
  expect(masked).toContain('<meta name="robots" content="noindex">')
  expect(masked).toContain('a…@everest.example')
  expect(masked).not.toContain('asha@everest.example')
  expect(masked).not.toContain('Asha Rai')
  expect(masked).toContain('aria-current="step"')
  const owners = await (await send(path, { cookie })).text()
  expect(owners).toContain('asha@everest.example')
  expect(await (await send(path)).text()).not.toContain('asha@everest.example')
})

it('an unknown code answers 404 without data, and eventually 429', async () => {
  expect((await send('/booking/confirmation/no-such-code')).status).toBe(404)
  for (let tried = 0; tried < 30; tried += 1) {
    expect((await send('/booking/confirmation/0000-0000-0000-0000')).status).toBe(404)
  }
  const refusedResponse = await send('/booking/confirmation/0000-0000-0000-0000')
  expect(refusedResponse.status).toBe(429)
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
})
