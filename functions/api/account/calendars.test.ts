import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Calendars } from '#contracts/calendars.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInProvider } from '#tests/builders/providers.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { origin, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
await addServices(db)
beforeEach(() => db.delete(rateLimits))

const path = '/api/account/calendars'
const stateOf = async (cookie: string) => (await send(path, { cookie })).json<Calendars>()
const make = (cookie: string, scope = 'own') => send(`${path}/feed`, { json: { scope }, cookie })
async function addressOf(cookie: string): Promise<string> {
  const response = await make(cookie)
  expect(response.status).toBe(201)
  return (await response.json<{ address: string }>()).address
}

it.each([
  ['GET', ''],
  ['POST', '/feed'],
  ['DELETE', '/feed'],
  ['PUT', '/busy'],
  ['DELETE', '/busy'],
])('signed out, %s %s answers 401', async (method, rest) => {
  const response = await send(path + rest, { method, ...(method === 'GET' ? {} : { json: {} }) })
  expect(response.status).toBe(401)
})

describe('a calendar address', () => {
  it('can be read without a session by anybody who has it, and stays out of shared caches and logs', async () => {
    const log = vi.spyOn(console, 'log')
    const { user, cookie } = await aSignedInUser(db)
    const confirmedFor = new Date(Date.now() + 24 * 60 * 60_000)
    const { code } = await addBooking(db, { status: 'confirmed', confirmedFor, userId: user.id })
    const address = await addressOf(cookie)
    expect(address).toMatch(/\/api\/calendar\/[a-z2-7]{32}\/appointments\.ics$/)
    const { pathname } = new URL(address)
    const response = await send(pathname)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toContain(`UID:booking-${code.toLowerCase()}@`)
    const tag = response.headers.get('etag') ?? ''
    const again = await send(pathname, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    const token = pathname.split('/')[3] ?? ''
    expect(log.mock.calls.flat().join('\n')).toContain('/api/calendar/:token/appointments.ics')
    expect(log.mock.calls.flat().join('\n')).not.toContain(token)
    log.mockRestore()

    expect((await send(`${path}/feed`, { method: 'DELETE', cookie })).status).toBe(204)
    const goneResponse = await send(pathname)
    expect(goneResponse.status).toBe(404)
    expect(await goneResponse.json()).toEqual({ message: 'Nothing exists at this address.' })
    expect((await stateOf(cookie)).feed).toBeNull()
  })

  it('is made only after a recent proof of identity, and for all appointments only by administrators', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'provider' })
    expect((await make(cookie, 'all')).status).toBe(403)
    expect((await make(cookie, 'everything')).status).toBe(400)
    await db.update(sessions).set({ verifiedAt: new Date(0) })
    const refusedResponse = await make(cookie)
    expect(refusedResponse.status).toBe(403)
    expect(await refusedResponse.json()).toMatchObject({ reason: 'step-up' })
  })

  it('is made at most 20 times an hour', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const resetAt = new Date(Date.now() + 60_000)
    await db.insert(rateLimits).values({ key: `calendar-changes:${user.id}`, count: 20, resetAt })
    expect((await make(cookie)).status).toBe(429)
  })

  it.each(['short', 'a'.repeat(32), `${'a'.repeat(31)}1`, '%00', '%E0%A4%A'])(
    'such as %s leads nowhere',
    async (token) => {
      expect((await send(`/api/calendar/${token}/appointments.ics`)).status).toBe(404)
    },
  )
})

describe('another calendar', () => {
  const put = (cookie: string, address: unknown) =>
    send(`${path}/busy`, { method: 'PUT', json: { address }, cookie })

  it('is saved and removed by people of the agency, and only its host is shown', async () => {
    const { cookie } = await aSignedInProvider(db)
    expect((await stateOf(cookie)).mayAddBusy).toBe(true)
    expect((await put(cookie, 'https://calendar.example/secret/basic.ics')).status).toBe(204)
    const state = await stateOf(cookie)
    expect(state.busy).toMatchObject({ host: 'calendar.example', problem: null })
    expect(JSON.stringify(state)).not.toContain('secret')
    expect((await send(`${path}/busy`, { method: 'DELETE', cookie })).status).toBe(204)
    expect((await stateOf(cookie)).busy).toBeNull()
  })

  it('is not asked for while the agency has given a provider nothing', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'provider' })
    expect((await stateOf(cookie)).mayAddBusy).toBe(false)
  })

  it.each([undefined, 7, '', 'x'.repeat(1001), 'ftp://calendar.example', 'https://10.0.0.1/a.ics', origin])(
    'at %s is refused',
    async (address) => {
      const { cookie } = await aSignedInUser(db, { role: 'admin' })
      expect((await put(cookie, address)).status).toBe(400)
    },
  )

  it('is not offered to clients, whose time nobody books', async () => {
    const { cookie } = await aSignedInUser(db)
    expect((await put(cookie, 'https://calendar.example/a.ics')).status).toBe(403)
  })
})
