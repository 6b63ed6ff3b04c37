import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeProfile } from '#domains/identity/account/change-profile.ts'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { openDb } from '#platform/db/open.ts'
import { pageChanges } from '#platform/db/schema/content.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { changeUser } from '#domains/identity/users/change-user.ts'
import { readSiteContent } from './read-site-content.ts'

const db = openDb(env.DB)
beforeEach(async () => {
  await addServices(db)
  await db.delete(schedules)
})

const takesAppointments = async () => (await readSiteContent(aContext(db))).takesAppointments

async function contentRevision() {
  const [row] = await db.select().from(pageChanges).where(eq(pageChanges.subject, 'content'))
  return row?.revision ?? 0
}

async function aTeam() {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const provider = await addUser(db, { role: 'provider' })
  const change = (changes: Parameters<typeof changeUser>[1]['change'], id = provider.id) =>
    changeUser(admin, { id, change: changes })
  return { provider, change }
}

it.each([
  ['disabled', 'enabled', { isDisabled: true }, { isDisabled: false }],
  ['a client', 'a provider', { role: 'client' }, { role: 'provider' }],
] as const)(
  'the only person with open hours takes no appointments while %s, and does again once %s',
  async (_is, _was, away, back) => {
    const { provider, change } = await aTeam()
    await addSchedule(db, { userId: provider.id })
    expect(await takesAppointments()).toBe(true)
    for (const [changes, isTaking] of [
      [away, false],
      [back, true],
    ] as const) {
      const revision = await contentRevision()
      expect(await change(changes)).toEqual({ ok: true, changesBookingPages: true })
      expect(await contentRevision()).toBeGreaterThan(revision)
      expect(await takesAppointments()).toBe(isTaking)
    }
  },
)

it('nobody takes appointments once the only person with open hours has deleted the account', async () => {
  const { provider } = await aTeam()
  await addSchedule(db, { userId: provider.id })
  const revision = await contentRevision()
  const result = await deleteAccount(aUserContext(db, provider), provider.passwordHash)
  expect(result).toEqual({ ok: true, changesBookingPages: true })
  expect(await contentRevision()).toBeGreaterThan(revision)
  expect(await takesAppointments()).toBe(false)
})

it('changes of users after which the same people take appointments leave the pages as they are', async () => {
  const { provider, change } = await aTeam()
  await addSchedule(db, { userId: provider.id })
  const closedProvider = await addUser(db, { role: 'provider' })
  await addSchedule(db, { userId: closedProvider.id, isOpen: false })
  const client = await addUser(db)
  const revision = await contentRevision()
  const samePages = { ok: true, changesBookingPages: false }
  expect(await change({ role: 'admin' })).toEqual(samePages)
  expect(await change({ role: 'provider' })).toEqual(samePages)
  expect(await change({ isDisabled: true }, closedProvider.id)).toEqual(samePages)
  expect(await change({ role: 'provider' }, client.id)).toEqual(samePages)
  const profile = { passwordHash: provider.passwordHash, name: 'Another Name' }
  expect(await changeProfile(aUserContext(db, provider), profile)).toEqual({ ok: true })
  expect(await contentRevision()).toBe(revision)
  expect(await takesAppointments()).toBe(true)
})
