import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { softwarePasskey } from '#tests/builders/software-passkey.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/account/passkeys'

beforeEach(async () => {
  await db.delete(rateLimits)
})

async function ask(optionsPath: string, cookie = '') {
  const response = await send(optionsPath, { method: 'POST', cookie })
  expect(response.status).toBe(200)
  const { challenge } = await response.json<{ challenge: string }>()
  const signing = { challenge, origin: siteUrl, rpId: new URL(siteUrl).hostname }
  return { signing, cookie: [cookie, cookiesOf(response)].filter(Boolean).join('; ') }
}

async function register() {
  const { user, cookie } = await aSignedInUser(db)
  const device = await softwarePasskey()
  const challenge = await ask(`${path}/options`, cookie)
  const json = { name: ' Phone ', credential: device.register(challenge.signing) }
  const addResponse = await send(path, { json, cookie: challenge.cookie })
  expect(addResponse.status).toBe(201)
  return { user, cookie, device, addResponse }
}

it('a passkey is added, listed, renamed and removed', async () => {
  const { cookie, addResponse } = await register()
  expect((await addResponse.json<{ recoveryCodes: string[] }>()).recoveryCodes).toHaveLength(10)
  expect(addResponse.headers.getSetCookie().join()).toContain('passkey=; Max-Age=0')
  const list = async () =>
    (
      await (
        await send('/api/account/second-factor', { cookie })
      ).json<{
        passkeys: { id: number; name: string; lastUsedAt: string | null }[]
      }>()
    ).passkeys
  const [passkey] = await list()
  expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: null })
  const own = `${path}/${passkey?.id}`
  expect((await send(own, { method: 'PATCH', json: { name: 'Laptop' }, cookie })).status).toBe(204)
  expect(await list()).toMatchObject([{ name: 'Laptop' }])
  const { cookie: stranger } = await aSignedInUser(db)
  expect((await send(own, { method: 'DELETE', cookie: stranger })).status).toBe(404)
  expect((await send(own, { method: 'DELETE', cookie })).status).toBe(204)
  expect(await list()).toEqual([])
})

it('a passkey signs in alone, and completes the sign-in of its account after the password', async () => {
  const { user, device } = await register()
  const alone = await ask('/api/login/passkey/options')
  const signedIn = await send('/api/login/passkey', {
    json: await device.sign(alone.signing),
    cookie: alone.cookie,
  })
  expect(signedIn.status).toBe(200)
  expect(await signedIn.json()).toEqual({
    name: user.name,
    email: user.email,
    role: 'client',
    username: user.username,
  })
  expect((await send('/api/user', { cookie: cookiesOf(signedIn) })).status).toBe(200)

  const first = await send('/api/login', { json: { username: user.username, password: builtPassword } })
  expect(await first.json()).toEqual({ secondStep: ['passkey', 'recovery-code'] })
  const second = await ask('/api/login/passkey/options', cookiesOf(first))
  const signInResponse = await send('/api/login/passkey', {
    json: await device.sign(second.signing),
    cookie: second.cookie,
  })
  expect(signInResponse.status).toBe(200)
  expect((await send('/api/login/second-step', { cookie: cookiesOf(first) })).status).toBe(410)
})

it('a passkey proves who is there, once for each challenge', async () => {
  const { user, cookie, device } = await register()
  await db.update(sessions).set({ verifiedAt: null }).where(eq(sessions.userId, user.id))
  expect((await send(`${path}/options`, { method: 'POST', cookie })).status).toBe(403)
  const challenge = await ask('/api/account/step-up/options', cookie)
  const json = { passkey: await device.sign(challenge.signing) }
  expect((await send('/api/account/step-up', { json, cookie: challenge.cookie })).status).toBe(204)
  expect((await send('/api/account/step-up', { json, cookie: challenge.cookie })).status).toBe(403)
  expect((await send(`${path}/options`, { method: 'POST', cookie })).status).toBe(200)
})

it('without a challenge of this browser, a passkey is refused', async () => {
  const { device } = await register()
  const { signing } = await ask('/api/login/passkey/options')
  const response = await send('/api/login/passkey', { json: await device.sign(signing) })
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({ message: expect.stringContaining('not accepted') })
})
