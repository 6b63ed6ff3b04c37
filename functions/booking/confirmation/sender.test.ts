import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { emailsTo } from '#tests/builders/outbox.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(bookings), db.delete(outbox)])
})

const input = aBookingInput({ contactName: 'Asha Rai', clientEmail: 'asha@everest.example' })

async function sendAsGuest() {
  const response = await send('/api/bookings', { json: { ...input, idempotencyKey: crypto.randomUUID() } })
  const { confirmationCode: code } = await response.json<{ confirmationCode: string }>()
  return { code, cookie: cookiesOf(response), path: `/booking/confirmation/${code}` }
}

const view = async (code: string, cookie = '') => (await send(`/api/bookings/${code}`, { cookie })).json()

async function emailedLink() {
  const [email] = await emailsTo(db, 'asha@everest.example')
  return /\/booking\/confirmation\/\S+\?token=\S+/.exec(email?.body ?? '')?.[0] ?? ''
}

it('right after sending, the same browser shows the guest their own name, and another one does not', async () => {
  const { code, cookie, path } = await sendAsGuest()
  expect(cookie).toContain('booking=')
  expect(await view(code, cookie)).toMatchObject({ contactName: 'Asha Rai', isSender: true })
  expect(await (await send(path, { cookie })).text()).toContain('Thank you, Asha.')
  expect(await view(code)).toMatchObject({ contactName: 'A… R…', isSender: false })
  const other = await sendAsGuest()
  expect(await view(code, other.cookie)).toMatchObject({ isSender: false })
})

it('the key of that browser neither moves nor cancels, and ends when an account has the booking', async () => {
  const { code, cookie } = await sendAsGuest()
  const token = /booking=([^;]+)/.exec(cookie)?.[1] ?? ''
  expect(await view(code, cookie)).not.toHaveProperty('linkToken')
  expect((await send(`/booking/appointment?token=${token}`)).status).toBe(410)
  const { user } = await aSignedInUser(db)
  await db
    .update(bookings)
    .set({ userId: user.id })
    .where(eq(bookings.code, readCode(code) ?? ''))
  expect(await view(code, cookie)).toMatchObject({ contactName: 'A… R…' })
})

it('the emailed link shows a guest their own name on any device, and there they can move and cancel', async () => {
  const { code, path } = await sendAsGuest()
  const link = await emailedLink()
  const response = await send(link)
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const cookie = cookiesOf(response)
  expect(await view(code, cookie)).toMatchObject({ contactName: 'Asha Rai', isSender: true })
  const page = await (await send(path, { cookie })).text()
  expect(page).toContain('/booking/appointment?token=')
  expect((await send(`/booking/appointment?${link.split('?')[1]}`)).status).toBe(200)
})

it('a link to a former address of the guest opens nothing', async () => {
  const { code } = await sendAsGuest()
  const link = await emailedLink()
  await db.update(bookings).set({ clientEmail: 'new@everest.example' })
  const response = await send(link)
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('booking='))).toBe(false)
  expect(await view(code, cookiesOf(response))).toMatchObject({ isSender: false })
})

it('a browser that keeps its key for longer than a day is a stranger again', async () => {
  const { code, cookie } = await sendAsGuest()
  await db.update(appointmentLinks).set({ expiresAt: new Date() })
  expect(await view(code, cookie)).toMatchObject({ isSender: false })
})

it('somebody who is signed in gets no key: the booking is in their account', async () => {
  const { cookie } = await aSignedInUser(db)
  const response = await send('/api/bookings', { json: input, cookie })
  expect(cookiesOf(response)).not.toContain('booking=')
})
