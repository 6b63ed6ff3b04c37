import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(outbox), db.delete(schedules), db.delete(rateLimits)])
})

const form = (values: Record<string, string>) => ({ method: 'POST', form: values }) as const

async function anAppointment() {
  const { id: userId } = await addUser(db, { role: 'provider' })
  await addSchedule(db, { userId, timeZone: 'UTC' })
  const offer = await send('/api/services/1/slots')
  const { slots } = await offer.json<{ slots: { startsAt: string }[] }>()
  const [slot, otherSlot] = slots.map(({ startsAt }) => startsAt)
  if (!slot || !otherSlot) throw new Error('no slot is free')
  const input = aBookingInput({ slot })
  expect((await send('/api/bookings', { json: input })).status).toBe(201)
  return { token: await newestToken(db, input.clientEmail), otherSlot }
}

it('free times are looked for sixty times a minute for one address, whatever page asks', async () => {
  const { token } = await anAppointment()
  const link = `/booking/appointment?token=${token}`
  const address = '203.0.113.61'
  const refusedForm = async () => {
    const response = await send('/api/bookings', { ...form({ serviceId: '1' }), address })
    expect(response.status).toBe(400)
    return response.text()
  }
  const resetAt = new Date(Date.now() + 60_000)
  const buckets = ipLimits('slots', address).map(({ key, max }) => ({ key, count: max - 2, resetAt }))
  await db.insert(rateLimits).values(buckets)
  expect(await refusedForm()).toContain('name="slot" value="2')
  expect((await send(link, { address })).status).toBe(200)
  expect(await refusedForm()).not.toContain('name="slot" value="2')
  const tooMany = await send(link, { address })
  expect([tooMany.status, tooMany.headers.get('referrer-policy')]).toEqual([429, 'no-referrer'])
  expect((await send('/api/services/1/slots', { address })).status).toBe(429)
})

it('the refusal of a form that was sent leads back to the same appointment', async () => {
  const { token } = await anAppointment()
  const address = '203.0.113.62'
  const resetAt = new Date(Date.now() + 60_000)
  const emptyBuckets = ipLimits('slots', address).map(({ key, max }) => ({ key, count: max, resetAt }))
  await db.insert(rateLimits).values(emptyBuckets)
  const refusedResponse = await send('/booking/appointment', {
    ...form({ token, zone: 'Asia/Kathmandu' }),
    address,
  })
  expect(refusedResponse.status).toBe(429)
  const [, href = ''] = /href="(\/booking\/appointment[^"]*)"/.exec(await refusedResponse.text()) ?? []
  await db.delete(rateLimits)
  const page = await send(href.replaceAll('&amp;', '&'), { address })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Kathmandu time')
})

it('the eleventh move in an hour is refused and says how long to wait', async () => {
  const { token, otherSlot: slot } = await anAppointment()
  const move = () => send('/booking/appointment', form({ token, slot }))
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await move()).status).toBe(200)
  const refusedResponse = await move()
  expect(refusedResponse.status).toBe(429)
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
})
