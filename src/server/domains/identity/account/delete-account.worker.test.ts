import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountDeletedTexts, emailChangedTexts } from '#content/emails/account.ts'
import { personLeftTexts } from '#content/emails/agency.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { confirmEmail } from '#domains/identity/auth/confirm-email.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookings, messageLinks } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'

const db = openDb(env.DB)
const hourMs = 60 * 60 * 1000
const later = new Date(Date.now() + hourMs)
const earlier = new Date(Date.now() - hourMs)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
  await db.delete(outbox)
})

async function aPerson(overrides: Parameters<typeof aSignedInUser>[1] = {}) {
  const { user } = await aSignedInUser(db, { emailConfirmedAt: new Date(), ...overrides })
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  if (!row) throw new Error('the user was not added')
  const leave = () => deleteAccount(aUserContext(db, { ...user, email: row.email }), row.passwordHash)
  return { user, passwordHash: row.passwordHash, leave }
}

const outboxRows = () => db.select().from(outbox)

it('the agency hears how many requests, appointments and projects lost their person, and keeps them', async () => {
  const { user, leave } = await aPerson({ role: 'provider' })
  const { user: client } = await aPerson()
  await addBooking(db, { assigneeId: user.id })
  const coming = await addBooking(db, { assigneeId: user.id, status: 'confirmed', confirmedFor: later })
  await addBooking(db, { assigneeId: user.id, status: 'confirmed', confirmedFor: later })
  await addBooking(db, { assigneeId: user.id, status: 'confirmed', confirmedFor: earlier })
  await addBooking(db, { assigneeId: user.id, status: 'completed' })
  await addProject(db, { clientId: client.id, providerId: user.id, status: 'active' })
  await addProject(db, { clientId: client.id, providerId: user.id, status: 'completed' })
  expect(await leave()).toEqual({ ok: true, changesBookingPages: false })
  const texts = personLeftTexts({ name: user.name, requests: 1, appointments: 2, projects: 1 })
  const notice = (await outboxRows()).find(({ subject }) => subject === texts.subject)
  expect(notice?.body).toContain(texts.beforeLink)
  expect(notice?.body).toContain('/admin/contact-submissions')
  const [kept] = await db.select().from(bookings).where(eq(bookings.id, coming.id))
  expect(kept).toMatchObject({ status: 'confirmed', assigneeId: null })
})

it('a person who leaves nothing open is not announced', async () => {
  const { user, leave } = await aPerson({ role: 'provider' })
  await addBooking(db, { assigneeId: user.id, status: 'completed' })
  await leave()
  expect((await outboxRows()).map(({ subject }) => subject)).toEqual([accountDeletedTexts.subject])
})

it('emails that were written for the account are deleted, whichever address it had then', async () => {
  const { user, passwordHash, leave } = await aPerson()
  const email = { subject: 'To them', body: 'x' }
  await db.insert(outbox).values([
    { ...email, recipient: 'former@everest.example', userId: user.id },
    { ...email, recipient: 'unproved@everest.example', userId: user.id, kind: 'account-link' },
    { ...email, recipient: 'other@everest.example', subject: 'To another' },
  ])
  const change = { passwordHash, email: 'new@everest.example' }
  expect(await changeProfile(aUserContext(db, user), change)).toEqual({ ok: true })
  const [notice] = await db.select().from(outbox).where(eq(outbox.recipient, user.email))
  expect(notice).toMatchObject({ kind: 'account-notice', userId: user.id })
  await db.update(outbox).set({ sentAt: new Date() })
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  const next = { ...user, email: change.email }
  expect(await deleteAccount(aUserContext(db, next), passwordHash)).toEqual({
    ok: true,
    changesBookingPages: false,
  })
  const left = (await outboxRows()).map(({ recipient, subject }) => `${recipient}: ${subject}`)
  expect(left).toEqual([
    'other@everest.example: To another',
    `new@everest.example: ${accountDeletedTexts.subject}`,
  ])
  expect(await leave()).toMatchObject({ ok: false })
})

it('a notice to a former address that waits to be sent still warns its reader', async () => {
  const { user, passwordHash } = await aPerson()
  const email = 'thief@everest.example'
  await changeProfile(aUserContext(db, user), { passwordHash, email })
  const token = await newestToken(db, email)
  expect(await confirmEmail(aUserContext(db, user), token)).toEqual({ ok: true })
  await deleteAccount(aUserContext(db, { ...user, email }), passwordHash)
  const toFormer = (await outboxRows()).filter(({ recipient }) => recipient === user.email)
  expect(toFormer.map(({ subject }) => subject)).toContain(emailChangedTexts.subject)
})

it('upcoming appointments are taken out of the calendars of whoever made them', async () => {
  const { user, leave } = await aPerson()
  const own = { userId: user.id, clientEmail: user.email, status: 'confirmed' as const }
  const coming = await addBooking(db, { ...own, confirmedFor: later, calendarSequence: 3 })
  await addBooking(db, { ...own, confirmedFor: earlier })
  await addBooking(db, { ...own, confirmedFor: null })
  await addBooking(db, { ...own, status: 'pending' })
  await addBooking(db, { status: 'confirmed', confirmedFor: later })
  expect(await leave()).toEqual({ ok: true, changesBookingPages: false })
  const cancellations = (await outboxRows()).filter(({ attachment }) => attachment !== null)
  expect(cancellations).toMatchObject([
    { recipient: user.email, bookingId: coming.id, userId: null, kind: 'notice' },
  ])
  const { type, content } = cancellations[0]?.attachment ?? {}
  expect(type).toContain('method=CANCEL')
  expect(content).toMatch(/METHOD:CANCEL.*SEQUENCE:4\r\n.*STATUS:CANCELLED/s)
})

it('links to appointments and messages of erased requests are deleted with the address in them', async () => {
  const { user, leave } = await aPerson()
  const own = await addBooking(db, { userId: user.id, clientEmail: user.email })
  const others = await addBooking(db, {})
  for (const table of [appointmentLinks, messageLinks])
    await db.insert(table).values([
      { tokenHash: 'own', bookingId: own.id, email: user.email, expiresAt: later },
      { tokenHash: 'others', bookingId: others.id, email: 'asha@everest.example', expiresAt: later },
    ])
  await leave()
  for (const table of [appointmentLinks, messageLinks])
    expect((await db.select().from(table)).map(({ tokenHash }) => tokenHash)).toEqual(['others'])
})
