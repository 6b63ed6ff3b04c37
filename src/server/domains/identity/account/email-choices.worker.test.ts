import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { runClock } from '#tests/builders/email-choices.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeEmailChoices, readEmailChoices } from './email-choices.ts'

const db = openDb(env.DB)

it('every role sees the topics that it can get, with what holds by default', async () => {
  const timingsOf = async (role: 'client' | 'provider' | 'admin') =>
    (await readEmailChoices(aUserContext(db, await addUser(db, { role })))).timings
  expect(await timingsOf('client')).toEqual({ messages: 'at-once', bookings: 'at-once', projects: 'at-once' })
  expect(await timingsOf('provider')).toEqual({
    messages: 'at-once',
    bookings: 'at-once',
    assignments: 'at-once',
  })
  expect(await timingsOf('admin')).toEqual({
    messages: 'at-once',
    bookings: 'at-once',
    assignments: 'at-once',
    'new-bookings': 'off',
    'client-messages': 'off',
    'client-changes': 'off',
    'project-updates': 'off',
    failures: 'off',
  })
})

it('a choice is kept per person, can be changed again, and leaves other topics as they are', async () => {
  const [user, other] = [aUserContext(db, await addUser(db)), aUserContext(db, await addUser(db))]
  expect(await changeEmailChoices(user, { messages: 'daily', projects: 'off' })).toEqual({ ok: true })
  expect(await changeEmailChoices(user, { messages: 'off' })).toEqual({ ok: true })
  expect((await readEmailChoices(user)).timings).toEqual({
    messages: 'off',
    bookings: 'at-once',
    projects: 'off',
  })
  expect((await readEmailChoices(other)).timings.messages).toBe('at-once')
})

it('a topic of another role is refused and nothing is changed', async () => {
  const client = aUserContext(db, await addUser(db))
  expect(await changeEmailChoices(client, { messages: 'off', failures: 'at-once' })).toEqual({
    ok: false,
    reason: 'email-topic-unavailable',
  })
  expect((await readEmailChoices(client)).timings.messages).toBe('at-once')
})

it('switching a topic off drops its lines for the next digest', async () => {
  const user = aUserContext(db, await addUser(db))
  const line = { userId: user.user.id, subject: 'A', link: 'https://a.example/', readyAt: new Date() }
  await db.insert(heldNotices).values([
    { ...line, topic: 'messages' },
    { ...line, topic: 'bookings' },
  ])
  await changeEmailChoices(user, { messages: 'off', bookings: 'at-once' })
  expect(await db.select({ topic: heldNotices.topic }).from(heldNotices)).toEqual([{ topic: 'bookings' }])
})

it('says whether the address is confirmed and the clock runs', async () => {
  const user = aUserContext(db, await addUser(db, { emailConfirmedAt: new Date() }))
  await runClock(db)
  expect(await readEmailChoices(user)).toMatchObject({ isConfirmed: true, isClockMissing: false })
  await db.update(clockJobs).set({ finishedAt: new Date(0) })
  expect(await readEmailChoices(user)).toMatchObject({ isClockMissing: true })
})
