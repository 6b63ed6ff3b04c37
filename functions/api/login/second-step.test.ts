import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { authenticators, passkeys, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { addAuthenticator, aSessionOf, codeAt } from '#tests/builders/second-factors.ts'
import { addUser, aSession, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'
import { refuseWrites } from '#tests/worker/refuse-writes.ts'

const db = openDb(env.DB)
const path = '/api/login/second-step'

beforeEach(async () => {
  await db.delete(rateLimits)
})

const password = (username: string) => ({ username, password: builtPassword })
const endOf = (seconds: number) => new Date(Date.now() - seconds * 1000)

describe('signing in to an account with a second factor', () => {
  it('answers 202 to a right password, without a session, and the user to the code that follows', async () => {
    const user = await addUser(db)
    const { key } = await addAuthenticator(db, user)
    const first = await send('/api/login', { json: password(user.username) })
    expect(first.status).toBe(202)
    expect(await first.json()).toEqual({ secondStep: ['authenticator', 'recovery-code'] })
    const pending = cookiesOf(first)
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^second-step=[a-z2-7]{32}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(pending).not.toContain('session=')
    expect((await send('/api/user', { cookie: pending })).status).toBe(401)
    expect(await (await send(path, { cookie: pending })).json()).toEqual({
      secondStep: ['authenticator', 'recovery-code'],
    })

    const wrong = await send(path, { json: { code: codeAt(key, endOf(3600)) }, cookie: pending })
    expect(wrong.status).toBe(403)
    const right = await send(path, { json: { code: codeAt(key, new Date()) }, cookie: pending })
    expect(right.status).toBe(200)
    expect(await right.json()).toMatchObject({ username: user.username, role: 'client' })
    expect(right.headers.getSetCookie().join()).toContain('second-step=; Max-Age=0')
    expect((await send('/api/user', { cookie: cookiesOf(right) })).status).toBe(200)
  })

  it.each(['app', 'recovery'])('keeps a code of the %s whose session could not be stored', async (kind) => {
    const user = await addUser(db)
    const { key, recoveryCodes: codes } = await addAuthenticator(db, user)
    const cookie = cookiesOf(await send('/api/login', { json: password(user.username) }))
    const code = kind === 'app' ? codeAt(key, new Date()) : (codes[0] ?? '')
    const attempt = () => send(path, { json: { code }, cookie })
    const acceptWrites = await refuseWrites('insert on sessions')
    expect((await attempt()).status).toBe(500)
    expect(takeLoggedErrors()).toHaveLength(1)
    await acceptWrites()
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10)
    const second = await attempt()
    expect(second.status).toBe(200)
    expect((await send('/api/user', { cookie: cookiesOf(second) })).status).toBe(200)
    expect((await attempt()).status).toBe(410)
  })

  it('keeps a wrong password at 401 with the literal message', async () => {
    const user = await addUser(db)
    await addAuthenticator(db, user)
    const response = await send('/api/login', { json: { username: user.username, password: 'not this one' } })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Incorrect username or password.' })
  })

  it.each(['https', 'http'])(
    'away from localhost, binds the pending sign-in to this host on %s',
    async (scheme) => {
      const user = await addUser(db)
      await addAuthenticator(db, user)
      const response = await send(`${scheme}://192.168.1.5/api/login`, { json: password(user.username) })
      expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-second-step=.*; Secure; SameSite=Lax$/)
    },
  )

  it('is over without the cookie of the browser that began it', async () => {
    expect((await send(path)).status).toBe(410)
    const response = await send(path, { json: { code: '123456' } })
    expect(response.status).toBe(410)
  })

  it('works without script, and returns to the guarded page', async () => {
    const user = await addUser(db)
    const { key } = await addAuthenticator(db, user)
    const first = await send('/api/login', { form: { ...password(user.username), next: '/account' } })
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toBe('/auth/second-step?next=%2Faccount')
    const cookie = cookiesOf(first)
    const referer = 'http://localhost/auth/second-step?next=%2Faccount'
    const wrong = await send(path, { form: { code: '12' }, cookie, headers: { referer } })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('This code is not correct.')
    const right = await send(path, {
      form: { code: codeAt(key, new Date()) },
      cookie,
      headers: { referer },
    })
    expect(right.status).toBe(303)
    expect(right.headers.get('location')).toBe('/account')
  })
})

describe('a second factor under the account', () => {
  const authenticator = '/api/account/authenticator'

  it('is set up with the first code of the app, and shows ten recovery codes once', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const startResponse = await send(authenticator, { method: 'POST', cookie })
    expect(startResponse.status).toBe(201)
    const { key, uri, qr } = await startResponse.json<{ key: string; uri: string; qr: { size: number } }>()
    expect(uri).toContain(`secret=${key}`)
    expect(qr.size).toBeGreaterThan(20)
    const code = codeAt(key, new Date())
    const confirmResponse = await send(authenticator, { method: 'PATCH', json: { code }, cookie })
    expect(confirmResponse.status).toBe(200)
    expect((await confirmResponse.json<{ recoveryCodes: string[] }>()).recoveryCodes).toHaveLength(10)
    const overview = await (await send('/api/account/second-factor', { cookie })).json()
    expect(overview).toMatchObject({ isRequired: false, recoveryCodesLeft: 10, passkeys: [] })
    expect((await send('/api/login', { json: password(user.username) })).status).toBe(202)
    const renewResponse = await send('/api/account/recovery-codes', { method: 'POST', cookie })
    expect((await renewResponse.json<{ recoveryCodes: string[] }>()).recoveryCodes).toHaveLength(10)
    expect((await send(authenticator, { method: 'DELETE', cookie })).status).toBe(204)
    expect((await send('/api/account/recovery-codes', { method: 'POST', cookie })).status).toBe(409)
  })

  it('needs a proof of the last 15 minutes, by password or by code', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const tokenHash = hashToken(cookie.replace('session=', ''))
    const { key } = await addAuthenticator(db, user, aSessionOf(user, { tokenHash }))
    const age = (verifiedAt: Date | null) =>
      db.update(sessions).set({ verifiedAt }).where(eq(sessions.userId, user.id))
    const renew = () => send('/api/account/recovery-codes', { method: 'POST', cookie })
    const stepUp = (json: object) => send('/api/account/step-up', { json, cookie })

    await age(endOf(14 * 60))
    expect((await renew()).status).toBe(201)
    for (const verifiedAt of [endOf(16 * 60), null]) {
      await age(verifiedAt)
      const refusedResponse = await renew()
      expect(refusedResponse.status).toBe(403)
      expect(await refusedResponse.json()).toEqual({
        message: "Confirm that it's you first.",
        reason: 'step-up',
      })
    }
    expect((await stepUp({ password: 'not this one' })).status).toBe(403)
    expect((await stepUp({ code: '12' })).status).toBe(403)
    expect((await renew()).status).toBe(403)
    expect((await stepUp({ password: builtPassword })).status).toBe(204)
    expect((await renew()).status).toBe(201)
    await age(null)
    expect((await stepUp({ code: codeAt(key, new Date()) })).status).toBe(204)
    expect((await renew()).status).toBe(201)
  })

  it('keeps a recovery code whose proof could not be stored', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const tokenHash = hashToken(cookie.replace('session=', ''))
    const { recoveryCodes: codes } = await addAuthenticator(db, user, aSessionOf(user, { tokenHash }))
    const stepUp = () => send('/api/account/step-up', { json: { code: codes[0] }, cookie })
    const acceptWrites = await refuseWrites('update of verified_at on sessions')
    expect((await stepUp()).status).toBe(500)
    expect(takeLoggedErrors()).toHaveLength(1)
    await acceptWrites()
    expect((await stepUp()).status).toBe(204)
    expect((await stepUp()).status).toBe(403)
  })

  it('is in the export without a secret, and is erased with the account', async () => {
    const user = await addUser(db)
    const { key, recoveryCodes: codes } = await addAuthenticator(db, user)
    await db.insert(passkeys).values({
      userId: user.id,
      credentialId: `id of ${user.username}`,
      publicKey: 'a public key',
      counter: 0,
      transports: [],
      name: 'Phone',
    })
    const own = `session=${await aSession(db, user, undefined, true)}`
    const exportText = await (await send('/api/account/export', { cookie: own })).text()
    expect(JSON.parse(exportText)).toMatchObject({
      secondFactor: { passkeys: [{ name: 'Phone' }], recoveryCodesLeft: 10 },
    })
    for (const secret of [key, ...codes, 'a public key']) expect(exportText).not.toContain(secret)
    const json = { currentPassword: builtPassword }
    expect((await send('/api/account', { method: 'DELETE', json, cookie: own })).status).toBe(204)
    for (const table of [authenticators, passkeys, recoveryCodes])
      expect(await db.$count(table, eq(table.userId, user.id))).toBe(0)
  })
})
