import { siteUrl } from '#built/build.js'
import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountLeftTexts, bookingClaimedTexts, clientCancelledTexts } from '#content/emails/agency.ts'
import { moveLinkText } from '#content/emails/bookings.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const guestEmail = 'asha@everest.example'
const appointment = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString()

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(bookings), db.delete(outbox)])
})

const anAdmin = () => aSignedInUser(db, { role: 'admin', emailConfirmedAt: new Date() })
const aClient = () => aSignedInUser(db, { name: 'Dana Client', emailConfirmedAt: new Date() })
const emails = () => db.select().from(outbox).orderBy(asc(outbox.id))
const recipients = async () => (await emails()).map(({ recipient }) => recipient)
const byName = `${letterTexts.greetingByName('Dana Client')}\n\n`
const linksIn = (body: string) => body.match(/https?:\/\/\S+/g) ?? []

const codeOfNewBooking = async (overrides: Parameters<typeof addBooking>[1]) =>
  formatCode((await addBooking(db, overrides)).code)

async function claimedBooking() {
  const client = await aClient()
  const code = await codeOfNewBooking({ clientEmail: client.user.email })
  const response = await send(`/api/bookings/${code}/claim`, { json: {}, cookie: client.cookie })
  expect(response.status).toBe(200)
  return { client, code }
}

const change = async (code: string, json: unknown, cookie: string) =>
  expect((await send(`/api/admin/bookings/${code}`, { method: 'PATCH', json, cookie })).status).toBe(200)
const changeInBulk = async (codes: string[], status: string, cookie: string) =>
  expect((await send('/api/admin/bookings/bulk', { json: { status, codes }, cookie })).status).toBe(200)
const write = async (code: string, cookie: string) =>
  expect((await send(`/api/bookings/${code}/messages`, { json: { body: 'Hello' }, cookie })).status).toBe(201)

describe('emails about a booking', () => {
  it('claimed by an account all go to that account, however the booking changed', async () => {
    const { client, code } = await claimedBooking()
    const { cookie } = await anAdmin()
    await change(code, { status: 'confirmed' }, cookie)
    await db.update(outbox).set({ sentAt: new Date() })
    await change(code, { confirmedFor: appointment }, cookie)
    await write(code, cookie)
    await changeInBulk([code], 'completed', cookie)
    const toClient = (await emails()).filter(({ recipient }) => recipient !== site.email)
    expect(toClient.map(({ recipient }) => recipient)).toEqual(Array(4).fill(client.user.email))
    expect(toClient.every(({ body }) => body.startsWith(byName))).toBe(true)
  })

  it('that is claimed or cancelled by its owner go to the account and to the agency, which can answer', async () => {
    const { client, code } = await claimedBooking()
    await send(`/api/bookings/${code}/cancel`, { json: {}, cookie: client.cookie })
    await send(`/api/bookings/${code}/cancel`, { json: {}, cookie: client.cookie })
    const { name, email } = client.user
    const [claimEmail, toClient, cancellationEmail, ...others] = await emails()
    expect(toClient?.recipient).toBe(email)
    const agency = { recipient: site.email, replyTo: email, body: expect.stringContaining(code) }
    const companyName = 'Everest Outfitters'
    const words = { code, companyName, contactName: 'Asha Rai' }
    expect(claimEmail).toMatchObject({ ...agency, subject: bookingClaimedTexts({ ...words, name }).subject })
    expect(cancellationEmail).toMatchObject({ ...agency, subject: clientCancelledTexts(words).subject })
    expect(others).toEqual([])
  })

  it('that the agency cancels do not go to the agency', async () => {
    const { client, code } = await claimedBooking()
    await db.delete(outbox)
    await change(code, { status: 'cancelled' }, (await anAdmin()).cookie)
    expect(await recipients()).toEqual([client.user.email])
  })

  it('that a client cancels reach the agency ten times an hour, and the client each time', async () => {
    const { user, cookie } = await aClient()
    for (let n = 0; n < 12; n += 1) {
      const code = await codeOfNewBooking({ userId: user.id, clientEmail: user.email })
      expect((await send(`/api/bookings/${code}/cancel`, { json: {}, cookie })).status).toBe(200)
    }
    const all = await recipients()
    expect(all.filter((recipient) => recipient === site.email)).toHaveLength(10)
    expect(all.filter((recipient) => recipient === user.email)).toHaveLength(12)
  })

  it('that an account leaves behind pending tell the agency so, without a word about the client', async () => {
    const { client } = await claimedBooking()
    await db.delete(outbox)
    const json = { currentPassword: builtPassword }
    await send('/api/account', { method: 'DELETE', json, cookie: client.cookie })
    const toAgency = (await emails()).filter(({ recipient }) => recipient === site.email)
    expect(toAgency.map(({ subject }) => subject)).toEqual([accountLeftTexts.subject])
    expect(toAgency[0]?.replyTo).toBeNull()
    expect(toAgency[0]?.body).not.toMatch(/Asha|Dana|Everest|@/)
  })

  it('made by a signed-in user go to the account, whatever address the form names', async () => {
    const { user, cookie } = await aClient()
    await send('/api/bookings', { json: aBookingInput({ clientEmail: 'office@example.com' }), cookie })
    expect(await recipients()).toEqual([user.email, site.email])
  })

  it('stay with the old address until a new one is confirmed, and follow the account then', async () => {
    const { client, code } = await claimedBooking()
    const { cookie } = await anAdmin()
    const email = `new-${client.user.email}`
    const json = { email, currentPassword: builtPassword }
    const response = await send('/api/account', { method: 'PATCH', json, cookie: client.cookie })
    expect(response.status).toBe(200)
    await db.delete(outbox)
    await change(code, { status: 'confirmed' }, cookie)
    await changeInBulk([code], 'completed', cookie)
    const oldAddress = client.user.email
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([oldAddress, oldAddress])
    await db.update(users).set({ email, pendingEmail: null }).where(eq(users.id, client.user.id))
    await write(code, cookie)
    const last = (await emails()).at(-1)
    expect(last?.recipient).toBe(email)
    expect(last?.body.startsWith(byName)).toBe(true)
  })

  it('that belonged to a deleted account go to nobody', async () => {
    const { client, code } = await claimedBooking()
    const { cookie } = await anAdmin()
    await change(code, { status: 'confirmed' }, cookie)
    const json = { currentPassword: builtPassword }
    await send('/api/account', { method: 'DELETE', json, cookie: client.cookie })
    await db.delete(outbox)
    await change(code, { confirmedFor: appointment }, cookie)
    await write(code, cookie)
    await changeInBulk([code], 'completed', cookie)
    expect(await emails()).toEqual([])
  })

  it('made by a guest go to the address in the form and repeat none of its text', async () => {
    const { cookie } = await anAdmin()
    const request = aBookingInput({ notes: 'Buy cheap pills at pills.example' })
    const response = await send('/api/bookings', { json: request })
    const { confirmationCode: code } = await response.json<{ confirmationCode: string }>()
    await change(code, { status: 'confirmed', confirmedFor: appointment }, cookie)
    await write(code, cookie)
    await changeInBulk([code], 'completed', cookie)
    const toGuest = (await emails()).filter(({ recipient }) => recipient !== site.email)
    expect(toGuest.map(({ recipient }) => recipient)).toEqual(Array(4).fill(guestEmail))
    for (const { subject, body } of toGuest) {
      expect(body).toContain(code)
      expect(`${subject} ${body}`).not.toMatch(/Asha|Everest|pills|Within a month/)
    }
  })

  it('of guests reach one address ten times a day at most, from however many networks', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) {
      const json = aBookingInput({ companyName: `Company ${index}` })
      statuses.push((await send('/api/bookings', { json, address: `203.0.113.${index + 1}` })).status)
    }
    expect(statuses).toEqual(Array(12).fill(201))
    const toGuest = (await recipients()).filter((recipient) => recipient === guestEmail)
    expect(toGuest).toHaveLength(10)
  })

  it("have one full link to act on: the client's to the booking, the agency's to its page in the back office", async () => {
    const { cookie: admin } = await anAdmin()
    const client = await aClient()
    const response = await send('/api/bookings', { json: aBookingInput(), cookie: client.cookie })
    const { confirmationCode: code } = await response.json<{ confirmationCode: string }>()
    await change(code, { status: 'confirmed' }, admin)
    await db.update(outbox).set({ sentAt: new Date() })
    await change(code, { confirmedFor: appointment }, admin)
    await change(code, { confirmedFor: null }, admin)
    await write(code, admin)
    await write(code, client.cookie)
    await changeInBulk([code], 'completed', admin)
    const emailRows = await emails()
    const choices = `${siteUrl}/account`
    expect(emailRows).toHaveLength(8)
    for (const { recipient, body } of emailRows) {
      const page =
        recipient === site.email
          ? `/admin/contact-submissions/request?code=${code}`
          : `/booking/confirmation/${code}`
      const [link = '', ...others] = linksIn(body).filter((other) => other !== choices)
      const isDated = body.includes(moveLinkText('').trim())
      expect(others.map((other) => other.replace(/=\w{32}$/, '='))).toEqual(
        isDated ? [`${siteUrl}/booking/appointment?token=`] : [],
      )
      expect(link.replace(/#messages$/, '')).toBe(`${siteUrl}${page}`)
    }
  })
})
