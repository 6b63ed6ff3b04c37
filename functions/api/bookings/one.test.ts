import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingQuestions } from '#content/booking/questions.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { readMaskedAnswers } from '#domains/bookings/booking-row.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addingBookings, bookedService, unknownCode, unknownCodeRefusal } from '#tests/builders/bookings.ts'
import { aSignedInProvider } from '#tests/builders/providers.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

const addBooking = addingBookings(db, '/api/bookings')

describe('reading a booking', () => {
  it('a stranger with the code sees it with name and email masked', async () => {
    const { path, code, ...booking } = await addBooking()
    const response = await send(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      ...readMaskedAnswers(booking),
      confirmationCode: formatCode(code),
      status: 'pending',
      createdAt: expect.stringMatching(/Z$/),
      service: bookedService,
      companyName: 'Everest Outfitters',
      contactName: 'A… R…',
      clientEmail: 'a…@everest.example',
      preferredTimeline: 'Within a month',
      budget: bookingQuestions.budget.options[0],
      isOwn: false,
      isSender: false,
      serviceId: booking.serviceId,
      isClaimable: true,
      events: [],
    })
  })

  it('its owner and an administrator see it in full, another account does not', async () => {
    const owner = await aSignedInUser(db)
    const admin = await aSignedInUser(db, { role: 'admin' })
    const other = await aSignedInUser(db)
    const { path } = await addBooking({ userId: owner.user.id })
    const read = async (cookie: string) => (await send(path, { cookie })).json()
    const full = { contactName: 'Asha Rai', clientEmail: 'asha@everest.example', isClaimable: false }
    expect(await read(owner.cookie)).toMatchObject({ ...full, isOwn: true })
    expect(await read(admin.cookie)).toMatchObject({ ...full, isOwn: false })
    expect(await read(other.cookie)).toMatchObject({ contactName: 'A… R…', isOwn: false })
  })

  it('the provider that it is assigned to sees it in full, but not its messages; another one does not', async () => {
    const [assignee, other] = [await aSignedInProvider(db), await aSignedInProvider(db)]
    const { path } = await addBooking({ assigneeId: assignee.user.id })
    const read = async (cookie: string) => (await send(path, { cookie })).json()
    const assigneeView = await read(assignee.cookie)
    expect(assigneeView).toMatchObject({ contactName: 'Asha Rai', clientEmail: 'asha@everest.example' })
    expect(assigneeView).not.toHaveProperty('thread')
    expect(await read(other.cookie)).toMatchObject({ contactName: 'A… R…' })
    expect((await send(`${path}/messages`, { cookie: assignee.cookie })).status).toBe(404)
  })

  it('a budget range that is not offered any more reads as its client chose it', async () => {
    const { path } = await addBooking({ budget: '1.000 € – 5.000 €' })
    expect(await (await send(path)).json()).toMatchObject({ budget: '1.000 € – 5.000 €' })
  })

  it('case and dashes are ignored', async () => {
    const { code } = await addBooking()
    expect((await send(`/api/bookings/${code.toLowerCase()}`)).status).toBe(200)
  })

  it('the client and administrators see it whatever others behind their address have tried', async () => {
    const owner = await aSignedInUser(db)
    const { path } = await addBooking({
      userId: owner.user.id,
      status: 'confirmed',
      confirmedFor: new Date('2027-01-11T08:00:00Z'),
      appointmentMinutes: 30,
    })
    const admin = await aSignedInUser(db, { role: 'admin' })
    const stranger = await aSignedInUser(db)
    const address = '203.0.113.11'
    for (let attempt = 0; attempt < 30; attempt += 1) await send(`/api/bookings/${unknownCode}`, { address })
    const statusesFor = async (cookie: string) => {
      const paths = [path, `${path}/messages`, `${path}/calendar.ics`]
      const responses = await Promise.all(paths.map((at) => send(at, { address, cookie })))
      return responses.map(({ status }) => status)
    }
    expect(await statusesFor(owner.cookie)).toEqual([200, 200, 200])
    expect(await statusesFor(admin.cookie)).toEqual([200, 200, 200])
    expect(await statusesFor(stranger.cookie)).toEqual([429, 429, 429])
  })

  it('a right code among many wrong ones sent at once is refused once thirty are counted', async () => {
    const { path } = await addBooking()
    const address = '203.0.113.12'
    const wrongGuesses = Array.from({ length: 60 }, () => send(`/api/bookings/${unknownCode}`, { address }))
    const responses = await Promise.all([...wrongGuesses, send(path, { address })])
    const count = (status: number) => responses.filter((response) => response.status === status).length
    expect([count(404), count(429), count(200)]).toEqual([30, 31, 0])
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
  ])('another site’s page cannot use up the attempts of its reader with %j', async (headers) => {
    const { path } = await addBooking()
    const page = path.replace('/api/bookings', '/booking/confirmation')
    for (const at of [path, `${path}/calendar.ics`, page])
      expect((await send(at, { headers: { 'sec-fetch-site': 'cross-site', ...headers } })).status).toBe(403)
    expect(await db.$count(rateLimits)).toBe(0)
  })

  it('a link from another site opens it', async () => {
    const { path } = await addBooking()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
    expect((await send(path, { headers })).status).toBe(200)
  })

  it('unknown codes answer 404, and after thirty of them the address is blocked', async () => {
    const { path } = await addBooking()
    const address = '203.0.113.9'
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await send(`/api/bookings/${unknownCode}`, { address })).status).toBe(404)
    }
    for (const at of [`/api/bookings/${unknownCode}`, path]) {
      const refusedResponse = await send(at, { address })
      expect(refusedResponse.status).toBe(429)
      expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
    }
    expect((await send(path, { address: '203.0.113.10' })).status).toBe(200)
  })

  it('a malformed code answers 404 and is not counted', async () => {
    for (let attempt = 0; attempt < 35; attempt += 1) {
      const response = await send('/api/bookings/no-such-code')
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual(unknownCodeRefusal)
    }
  })

  it('another method answers 405', async () => {
    const { path } = await addBooking()
    expect((await send(path, { json: {} })).headers.get('allow')).toBe('GET, HEAD')
  })
})
