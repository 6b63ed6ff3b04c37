import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { confirmEmail } from '#domains/identity/auth/confirm-email.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { changeProfile } from './change-profile.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

const anAddress = () => `new.${uniqueText()}@example.com`
const row = async ({ id }: { id: number }) => (await db.select().from(users).where(eq(users.id, id)))[0]

const accounts: [string, Partial<typeof users.$inferInsert>][] = [
  ['a confirmed', { emailConfirmedAt: new Date() }],
  ['an unconfirmed', {}],
]

it.each(accounts)(
  'a new address for %s one that is sent twice at once is one change, with one email to each and one link',
  async (_, overrides) => {
    const user = await addUser(db, overrides)
    const change = { passwordHash: user.passwordHash, email: anAddress() }
    const again = () => changeProfile(aUserContext(db, user), change)
    const database = actingBefore(env.DB, 'update "users"', again)
    expect(await changeProfile(aUserContext(database, user), change)).toEqual({ ok: true })
    const emails = await db.select({ to: outbox.recipient, body: outbox.body }).from(outbox)
    expect(emails.map(({ to }) => to)).toEqual([user.email, change.email])
    const links = await db
      .select()
      .from(accountTokens)
      .where(and(eq(accountTokens.userId, user.id), eq(accountTokens.purpose, 'confirm-email')))
    expect(links).toMatchObject([{ email: change.email }])
  },
)

it('of two new addresses for an unconfirmed one at once one is refused, and neither emailed nor linked', async () => {
  const user = await addUser(db)
  const { passwordHash } = user
  const [first, second] = [anAddress(), anAddress()]
  const win = () => changeProfile(aUserContext(db, user), { passwordHash, email: first })
  const database = actingBefore(env.DB, 'update "users"', win)
  expect(await changeProfile(aUserContext(database, user), { passwordHash, email: second })).toEqual({
    ok: false,
    reason: 'account-conflict',
  })
  expect(await row(user)).toMatchObject({ email: first })
  expect(await db.$count(outbox, eq(outbox.recipient, second))).toBe(0)
  expect(await db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(1)
})

it('of two new addresses for a confirmed one at once the later waits, and only its link works', async () => {
  const user = await addUser(db, { emailConfirmedAt: new Date() })
  const { passwordHash } = user
  const [first, second] = [anAddress(), anAddress()]
  const win = () => changeProfile(aUserContext(db, user), { passwordHash, email: first })
  const database = actingBefore(env.DB, 'update "users"', win)
  expect(await changeProfile(aUserContext(database, user), { passwordHash, email: second })).toEqual({
    ok: true,
  })
  expect(await row(user)).toMatchObject({ email: user.email, pendingEmail: second })
  const token = await newestToken(db, first)
  expect(await confirmEmail(aUserContext(db, user), token)).toEqual({ ok: false, reason: 'link-expired' })
})

it('an address that is confirmed while its correction is on the way is not replaced', async () => {
  const user = await addUser(db)
  const confirm = () => db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  const database = actingBefore(env.DB, 'update "users"', confirm)
  const change = { passwordHash: user.passwordHash, email: anAddress() }
  expect(await changeProfile(aUserContext(database, user), change)).toMatchObject({
    reason: 'account-conflict',
  })
  expect(await row(user)).toMatchObject({ email: user.email, pendingEmail: null })
})

it('an address that another account takes before it is confirmed stays theirs', async () => {
  const user = await addUser(db, { emailConfirmedAt: new Date() })
  const email = anAddress()
  await changeProfile(aUserContext(db, user), { passwordHash: user.passwordHash, email })
  const token = await newestToken(db, email)
  const take = () => addUser(db, { email })
  const database = actingBefore(env.DB, 'update "users"', take)
  expect(await confirmEmail(aUserContext(database, user), token)).toEqual({
    ok: false,
    reason: 'email-taken',
  })
  expect(await row(user)).toMatchObject({ email: user.email, pendingEmail: email })
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(1)
})

it('a name and an address that are changed at once are both kept', async () => {
  const user = await addUser(db)
  const { passwordHash } = user
  const email = anAddress()
  const rename = () => changeProfile(aUserContext(db, user), { passwordHash, name: 'Bina Rai' })
  const database = actingBefore(env.DB, 'update "users"', rename)
  expect(await changeProfile(aUserContext(database, user), { passwordHash, email })).toEqual({ ok: true })
  expect(await row(user)).toMatchObject({ name: 'Bina Rai', email })
})

it('refused changes use up none of the notices that warn the owner of an unproved address', async () => {
  const [user, { email: takenEmail }] = [await addUser(db), await addUser(db)]
  const { passwordHash } = user
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await changeProfile(aUserContext(db, user), { passwordHash, email: takenEmail })).toEqual({
      ok: false,
      reason: 'email-taken',
    })
  await db.delete(rateLimits).where(eq(rateLimits.key, limit('email-changes', user.id).key))
  await changeProfile(aUserContext(db, user), { passwordHash, email: anAddress() })
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(1)
})
