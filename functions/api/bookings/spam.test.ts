import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import type { ListResponse } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { honeypotName } from '#shared/bot-checks.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/bookings'
const adminPath = '/api/admin/bookings'
const longNotes = 'We sell climbing ropes and would like more people to find our shop.'
const threeLinks = 'See https://a.example, http://b.example and www.c.example'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(bookings), db.delete(outbox)])
})

async function book(fields: Record<string, unknown> = {}, cookie?: string) {
  const response = await send(path, { json: aBookingInput(fields), ...(cookie ? { cookie } : {}) })
  expect(response.status).toBe(201)
  return (await response.json<{ confirmationCode: string }>()).confirmationCode
}
const signs = async () => (await db.select().from(bookings).orderBy(bookings.id)).map((row) => row.spamSign)

describe('a booking that looks like spam', () => {
  it.each([
    ['the hidden field is filled', { [honeypotName]: 'https://spam.example' }, 'hidden-field'],
    ['it has three links', { notes: threeLinks }, 'links'],
  ])(
    'is stored, answered as usual and flagged, and nobody gets an email: %s',
    async (_what, fields, sign) => {
      await book(fields)
      expect(await signs()).toEqual([sign])
      expect(await db.$count(outbox)).toBe(0)
    },
  )

  it('without script leads to its confirmation as well', async () => {
    const form = Object.fromEntries(
      Object.entries({ ...aBookingInput(), [honeypotName]: 'x' }).map(([name, value]) => [
        name,
        String(value),
      ]),
    )
    const response = await send(path, { form })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/booking\/confirmation\/[\w-]{19}$/),
    ])
    expect(await signs()).toEqual(['hidden-field'])
  })

  it('is one whose words came from another address within 30 days, however they are spaced', async () => {
    await book({ notes: longNotes })
    await book({ notes: longNotes, companyName: 'Again' })
    const respacedNotes = ` ${longNotes.toUpperCase().replaceAll(' ', '\n')}!`
    await book({ notes: respacedNotes, clientEmail: 'other@example.com' })
    await db.update(bookings).set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
    await book({ notes: longNotes, clientEmail: 'third@example.com' })
    expect(await signs()).toEqual([null, null, 'repeated-words', null])
  })
})

it('ordinary bookings are not flagged: two links, short notes that others wrote too, a person with a confirmed address', async () => {
  await book({ notes: 'Ours is https://everest.example, like https://a.example.' })
  for (const clientEmail of ['a@example.com', 'b@example.com'])
    await book({ notes: 'Please call me back.', clientEmail })
  const { cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
  await book({ notes: threeLinks, [honeypotName]: 'Filled by the browser' }, cookie)
  expect(await signs()).toEqual([null, null, null, null])
  expect(await db.$count(outbox)).toBe(8)
})

it('the agency finds flagged bookings by a filter and among the others, and "Not spam" sends the confirmation', async () => {
  const { user: admin, cookie } = await aSignedInUser(db, { role: 'admin' })
  await book()
  const code = await book({ notes: threeLinks })
  await db.delete(outbox)
  const list = async (query: string) => {
    const { items } = await (await send(`${adminPath}${query}`, { cookie })).json<
      ListResponse<AdminBooking>
    >()
    return items.map(({ confirmationCode }) => confirmationCode)
  }
  for (const sort of ['newest', 'company', 'updated'])
    expect(await list(`?spam=yes&sort=${sort}`)).toEqual([code])
  expect(await list('')).toHaveLength(2)

  const change = (json: object) => send(`${adminPath}/${code}`, { method: 'PATCH', json, cookie })
  expect((await change({ isSpam: true })).status).toBe(400)
  for (let times = 0; times < 2; times += 1) {
    const response = await change({ isSpam: false })
    expect(await response.json()).toMatchObject({ spamSign: null, status: 'pending' })
  }
  expect(await list('?spam=yes')).toEqual([])
  const emails = await db.select().from(outbox)
  expect(emails.map(({ recipient }) => recipient)).toEqual([aBookingInput().clientEmail])
  expect(emails[0]?.body).toContain(code)
  const entries = await db.select().from(auditLog).where(eq(auditLog.subject, code))
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([['booking.not-spam', admin.id]])
})
