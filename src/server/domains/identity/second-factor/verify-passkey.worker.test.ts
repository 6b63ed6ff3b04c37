import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { passkeyChallenges } from '#platform/db/schema/second-factors.ts'
import { addPasskeyTo } from '#tests/builders/passkeys.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { softwarePasskey } from '#tests/builders/software-passkey.ts'
import { challengeTtlSeconds } from './passkey-challenge.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { askForPasskey, proveWithPasskey, signInWithPasskey } from './verify-passkey.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

async function ask(userId: number | null = null, purpose: 'sign-in' | 'step-up' = 'sign-in') {
  const request = await askForPasskey(aContext(db), { purpose, userId })
  if (!request.ok) throw new Error(request.reason)
  return { token: request.token, challenge: request.options.challenge, options: request.options }
}

const signIn = (token: string, response: Parameters<typeof signInWithPasskey>[1]['response']) =>
  signInWithPasskey(aContext(db), { token, response, deviceToken: undefined })
const refusal = { ok: false, reason: 'passkey-refused' }

it('a passkey signs in without a username and counts as both steps', async () => {
  const user = await addUser(db)
  const { device } = await addPasskeyTo(db, user)
  const { token, challenge, options } = await ask()
  expect(options).toMatchObject({ rpId: 'www.agency.example', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
  const result = await signIn(token, await device.sign({ challenge }))
  expect(result).toMatchObject({ ok: true, user: { id: user.id }, secondStep: expect.anything() })
  const { passkeys: listedPasskeys } = await readSecondFactor(aUserContext(db, user))
  expect(listedPasskeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }])
})

it('a challenge is answered once, by the browser that got it, within five minutes', async () => {
  const user = await addUser(db)
  const { device } = await addPasskeyTo(db, user)
  const first = await ask()
  const response = await device.sign({ challenge: first.challenge })
  expect(await signIn(first.token, response)).toMatchObject({ ok: true })
  expect(await signIn(first.token, response)).toEqual(refusal)
  expect(await signIn((await ask()).token, response)).toEqual(refusal)
  expect(
    await signInWithPasskey(aContext(db), { token: undefined, response, deviceToken: undefined }),
  ).toEqual(refusal)
  const late = await ask()
  const now = new Date(Date.now() + (challengeTtlSeconds + 1) * 1000)
  const lateAnswer = await device.sign({ challenge: late.challenge })
  expect(
    await signInWithPasskey(aContext(db, { now }), {
      token: late.token,
      response: lateAnswer,
      deviceToken: undefined,
    }),
  ).toEqual(refusal)
})

it('challenges are stored hashed', async () => {
  const { token, challenge } = await ask()
  const storedJson = JSON.stringify(await db.select().from(passkeyChallenges))
  expect(storedJson).not.toContain(token)
  expect(storedJson).not.toContain(challenge)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a person whom the device did not verify', { isUserVerified: false }],
])('an answer for %s is refused', async (_, wrong) => {
  const { device } = await addPasskeyTo(db, await addUser(db))
  const { token, challenge } = await ask()
  expect(await signIn(token, await device.sign({ challenge, ...wrong }))).toEqual(refusal)
})

it('an answer with the signature or the name of another passkey is refused', async () => {
  const { device, credential } = await addPasskeyTo(db, await addUser(db))
  const stranger = await softwarePasskey()
  const unknownRequest = await ask()
  expect(
    await signIn(unknownRequest.token, await stranger.sign({ challenge: unknownRequest.challenge })),
  ).toEqual(refusal)
  const forgedRequest = await ask()
  const forged = await stranger.sign({ challenge: forgedRequest.challenge })
  expect(await signIn(forgedRequest.token, { ...forged, id: credential.id, rawId: credential.id })).toEqual(
    refusal,
  )
  const mangledRequest = await ask()
  const own = await device.sign({ challenge: mangledRequest.challenge })
  const response = { ...own.response, authenticatorData: 'AA' }
  expect(await signIn(mangledRequest.token, { ...own, response })).toEqual(refusal)
})

it('a counter that does not grow is a copy, and is refused', async () => {
  const { device } = await addPasskeyTo(db, await addUser(db))
  const use = async (counter: number) => {
    const { token, challenge } = await ask()
    return signIn(token, await device.sign({ challenge, counter }))
  }
  expect(await use(5)).toMatchObject({ ok: true })
  expect(await use(5)).toEqual(refusal)
  expect(await use(4)).toEqual(refusal)
  expect(await use(6)).toMatchObject({ ok: true })
})

it('of five answers at once with one counter, one signs in', async () => {
  const { device } = await addPasskeyTo(db, await addUser(db))
  const requests = await Promise.all(Array.from({ length: 5 }, () => ask()))
  const results = await Promise.all(
    requests.map(async ({ token, challenge }) => signIn(token, await device.sign({ challenge, counter: 1 }))),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it("another account's passkey completes neither a second step nor a proof", async () => {
  const [asha, ravi] = [await addUser(db), await addUser(db)]
  await addPasskeyTo(db, asha)
  const { device } = await addPasskeyTo(db, ravi)
  const second = await ask(asha.id)
  expect(await signIn(second.token, await device.sign({ challenge: second.challenge }))).toEqual(refusal)
  const proof = await ask(asha.id, 'step-up')
  const response = await device.sign({ challenge: proof.challenge })
  expect(await proveWithPasskey(aUserContext(db, asha), { token: proof.token, response })).toEqual(refusal)
  const own = await ask(ravi.id, 'step-up')
  const ownAnswer = await device.sign({ challenge: own.challenge })
  expect(await proveWithPasskey(aUserContext(db, asha), { token: own.token, response: ownAnswer })).toEqual(
    refusal,
  )
})

it('a proof needs a challenge for proofs, and a passkey of the same account', async () => {
  const user = await addUser(db)
  const { device } = await addPasskeyTo(db, user)
  const signing = await ask()
  const wrong = await device.sign({ challenge: signing.challenge })
  expect(await proveWithPasskey(aUserContext(db, user), { token: signing.token, response: wrong })).toEqual(
    refusal,
  )
  const { token, challenge } = await ask(user.id, 'step-up')
  const response = await device.sign({ challenge })
  expect(await proveWithPasskey(aUserContext(db, user), { token, response })).toEqual({ ok: true })
})

it('the passkey of a disabled account signs nobody in', async () => {
  const user = await addUser(db)
  const { device } = await addPasskeyTo(db, user)
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
  const { token, challenge } = await ask()
  expect(await signIn(token, await device.sign({ challenge }))).toMatchObject({ reason: 'account-disabled' })
})
