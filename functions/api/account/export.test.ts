import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { resetLinkTexts } from '#content/emails/account.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookingEvents, bookingMessages, bookingMoves } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

it('is a file with everything stored about the person, without credentials', async () => {
  const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
  const booking = await addBooking(db, { userId: user.id, notes: 'Call me.' })
  const [service] = await db.select().from(services).where(eq(services.id, booking.serviceId))
  await db
    .insert(bookingMessages)
    .values({ bookingId: booking.id, authorId: user.id, fromAgency: false, body: 'When do we start?' })
  await db.insert(bookingEvents).values({ bookingId: booking.id, status: 'pending' })
  await db.insert(bookingMoves).values([
    { bookingId: booking.id, startedBefore: new Date(1000), startsAt: new Date(2000), movedBy: 'client' },
    { bookingId: booking.id, startedBefore: new Date(2000), startsAt: null, movedBy: 'agency' },
  ])
  await addProject(db, { clientId: user.id, name: 'Spring launch' })
  await db.insert(newsletterSubscribers).values({ email: user.email, unsubscribeToken: user.username })
  await send('/api/account/emails', { method: 'PATCH', json: { timings: { messages: 'off' } }, cookie })
  await send('/api/password-reset', { json: { email: user.email } })

  const response = await send('/api/account/export', { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z\d._-]+-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text).not.toContain('scrypt')
  expect(text).not.toMatch(/[0-9a-f]{64}/)
  expect(text).not.toMatch(/token=[a-z2-7]/)
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    account: { username: user.username, email: user.email },
    sessions: [{ isCurrent: true }],
    bookings: [
      {
        confirmationCode: formatCode(booking.code),
        service: service?.bookingTitle,
        notes: 'Call me.',
        events: [{ status: 'pending' }],
        updatedAt: booking.updatedAt.toISOString(),
        appointmentMoves: [
          {
            startedBefore: '1970-01-01T00:00:01.000Z',
            startsAt: '1970-01-01T00:00:02.000Z',
            movedBy: 'you',
          },
          { startedBefore: '1970-01-01T00:00:02.000Z', startsAt: null, movedBy: 'agency' },
        ],
        messages: [{ from: 'you', body: 'When do we start?' }],
      },
    ],
    emails: { choices: [{ topic: 'messages', timing: 'off' }], heldForTheDigest: [] },
    projects: { own: [{ name: 'Spring launch' }] },
    newsletter: { unsubscribedAt: null },
    emailsToYou: [{ subject: resetLinkTexts.subject }],
  })
})

it('has the projects that a provider is assigned to, without their budgets', async () => {
  const { user: client } = await aSignedInUser(db)
  const { user, cookie } = await aSignedInUser(db, { role: 'provider' })
  await addProject(db, { clientId: client.id, name: 'Spring launch' })
  await db.update(projects).set({ providerId: user.id }).where(eq(projects.clientId, client.id))
  const data = await (await send('/api/account/export', { cookie })).json<{ projects: object }>()
  expect(data.projects).toMatchObject({ own: [], assignedToYou: [{ name: 'Spring launch' }] })
  expect(JSON.stringify(data)).not.toContain('budget')
})

it('holds only emails written for this account since it exists', async () => {
  const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
  const { id, email: recipient } = user
  const before = new Date(user.createdAt.getTime() - 1000)
  await db.insert(outbox).values([
    { recipient, subject: 'To a guest', body: 'Its code is 7K2M-QX41-9FHA-3TWB.' },
    { recipient, subject: 'From before', body: 'x', userId: id, createdAt: before },
    { recipient, subject: 'To the account', body: 'x', userId: id },
    { recipient: 'old@example.com', subject: 'To another address', body: 'x', userId: id },
  ])
  const data = await (await send('/api/account/export', { cookie })).json()
  expect(data).toMatchObject({ emailsToYou: [{ subject: 'To the account' }] })
})

it('leaves out data tied to an unconfirmed address', async () => {
  const { user, cookie } = await aSignedInUser(db)
  await db.insert(newsletterSubscribers).values({ email: user.email, unsubscribeToken: user.username })
  const data = await (await send('/api/account/export', { cookie })).json()
  expect(data).not.toHaveProperty('newsletter')
  expect(data).not.toHaveProperty('emailsToYou')
})
