import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { anAddress } from '#tests/builders/unique.ts'
import { builtPassword, quickPasswordHash } from '#tests/builders/users.ts'
import { rememberDeviceStatement } from './device.ts'
import { hashNoPassword } from './password.ts'
import { verifyPassword } from './verify-password.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

const aConfirmedUser = (overrides: Parameters<typeof addUser>[1] = {}) =>
  addUser(db, { passwordHash: quickPasswordHash, emailConfirmedAt: new Date(), ...overrides })

const verify = (username: string, password = builtPassword, deviceToken?: string) =>
  verifyPassword(aContext(db, { ip: anAddress() }), { username, password, deviceToken })

const wrong = { ok: false, reason: 'credentials-wrong' }

it('a confirmed email signs in as its account, under the username of the account', async () => {
  const { id, username, email } = await aConfirmedUser()
  expect(await verify(email)).toMatchObject({ ok: true, user: { id, username } })
})

it('an email that is not confirmed signs nobody in, nor does one that is still pending', async () => {
  const { email } = await aConfirmedUser({ emailConfirmedAt: null })
  expect(await verify(email)).toEqual(wrong)
  const pendingEmail = `pending-${email}`
  await aConfirmedUser({ pendingEmail })
  expect(await verify(pendingEmail)).toEqual(wrong)
})

it('a username that is the email of somebody else signs in as itself only', async () => {
  const { email } = await aConfirmedUser({ passwordHash: hashNoPassword() })
  const namesake = await aConfirmedUser({ username: email })
  expect(await verify(email)).toMatchObject({ ok: true, user: { id: namesake.id } })
  await db.update(users).set({ passwordHash: hashNoPassword() }).where(eq(users.id, namesake.id))
  await db.update(users).set({ passwordHash: quickPasswordHash }).where(eq(users.email, email))
  expect(await verify(email)).toEqual(wrong)
})

it('wrong passwords count for the account, whether its username or its email is typed', async () => {
  const { username, email } = await aConfirmedUser()
  for (let failure = 0; failure < 10; failure += 1)
    expect(await verify(failure % 2 ? email : username, 'wrong')).toEqual(wrong)
  for (const typed of [username, email])
    expect(await verify(typed)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
})

it('wrong passwords for an unknown email count as often', async () => {
  const typed = 'nobody@example.com'
  for (let failure = 0; failure < 10; failure += 1) expect(await verify(typed, 'wrong')).toEqual(wrong)
  expect(await verify(typed)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
})

it('a known browser is known whichever of the two is typed', async () => {
  const user = await aConfirmedUser()
  const token = 'known-browser'
  await rememberDeviceStatement(aContext(db), { token, user }, sql`true`)
  for (const typed of [user.username, user.email])
    expect(await verify(typed, builtPassword, token)).toMatchObject({ ok: true, knownDeviceToken: token })
})
