import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { changeProfile } from '#domains/identity/account/change-profile.ts'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { registerUser } from '#domains/identity/auth/register.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { subscribe } from '#domains/newsletter/subscribe.ts'
import { aSubscriber } from '#tests/builders/newsletter.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { takeUnproved, unprovedLimit } from './unproved-address.ts'

const db = openDb(env.DB)

it('a mailbox gets ten emails of a kind a day, under whatever tag, and a mailbox beside it its own', async () => {
  const may = async (address: string) => (await takeUnproved(aContext(db), 'newsletter', address)).ok
  for (let tag = 0; tag < 10; tag += 1) expect(await may(`asha+${tag}@everest.example`)).toBe(true)
  expect(await may('asha+another@everest.example')).toBe(false)
  expect(await may('asha@everest.example')).toBe(false)
  expect(await may('bina+asha@everest.example')).toBe(true)
  expect(await may('+asha@everest.example')).toBe(true)
})

it('a mailbox at Gmail gets no further emails under the spellings that Gmail takes for the same', async () => {
  const may = async (address: string) => (await takeUnproved(aContext(db), 'newsletter', address)).ok
  const spellings = ['chandra.rai', 'c.handrarai', 'ch.andrarai+1', 'c.h.a.n.d.r.a.r.a.i', 'chandrarai+a.b']
  for (const spelling of spellings) {
    expect(await may(`${spelling}@gmail.com`)).toBe(true)
    expect(await may(`${spelling}@googlemail.com`)).toBe(true)
  }
  expect(await may('chandrar.ai@gmail.com')).toBe(false)
  expect(await may('chandrarai@googlemail.com')).toBe(false)
  expect(await may('chandra@gmail.com')).toBe(true)
  expect(await may('chandrarai@everest.example')).toBe(true)
})

it('a dot names another mailbox at other providers', () => {
  const keys = ['asharai@everest.example', 'asha.rai@everest.example', 'asharai@gmail.com.example']
  expect(new Set(keys.map((address) => unprovedLimit('booking', address).key)).size).toBe(keys.length)
})

describe('nothing is used of what an address may still get by', () => {
  const countOf = async ({ key }: { key: string }) =>
    (await db.select().from(rateLimits).where(eq(rateLimits.key, key)))[0]?.count ?? 0

  it('a registration with an email that has an account', async () => {
    const { email } = await addUser(db)
    const account = { username: 'another.one', name: 'Asha', role: 'client', email } as const
    const result = await registerUser(aContext(db), { ...account, password: 'velvet-orchard-signal' })
    expect(result).toEqual({ ok: false, reason: 'email-taken' })
    expect(await countOf(unprovedLimit('registration', email))).toBe(0)
  })

  it('an account that asks for an email that another has', async () => {
    const [user, { email }] = [await addUser(db), await addUser(db)]
    const { passwordHash } = user
    expect(await changeProfile(aUserContext(db, user), { passwordHash, email })).toMatchObject({ ok: false })
    expect(await countOf(unprovedLimit('new-address', email))).toBe(0)
  })

  it('a sign-up of somebody who has the newsletter already', async () => {
    const { email } = await aSubscriber(db)
    expect(await subscribe(aContext(db), email)).toEqual({ ok: true })
    expect(await countOf(unprovedLimit('newsletter', email))).toBe(0)
    await db.delete(newsletterSubscribers)
    expect(await subscribe(aContext(db), email)).toEqual({ ok: true })
    expect(await countOf(unprovedLimit('newsletter', email))).toBe(1)
  })
})

it('an account that leaves nothing behind uses up no notice to the agency when it is deleted', async () => {
  const user = await addUser(db)
  expect(await deleteAccount(aUserContext(db, user), 'another password')).toMatchObject({ ok: false })
  expect(await deleteAccount(aUserContext(db, user), user.passwordHash)).toEqual({
    ok: true,
    changesBookingPages: false,
  })
  const { key } = limit('agency-notices:site')
  expect(await db.$count(rateLimits, eq(rateLimits.key, key))).toBe(0)
})
