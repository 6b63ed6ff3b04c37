import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { rateLimits, sessions } from '#server/db/schema/accounts.ts'
import { addUser, aSignedInUser } from '../../tests/builders/sign-in.ts'
import { send } from '../../tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

const longAgo = new Date(Date.now() - 16 * 60_000)

it.each([
  ['GET', '/api/account/export', undefined],
  ['GET', '/api/admin/bookings?format=csv', undefined],
  ['GET', '/api/admin/newsletter?format=csv', undefined],
  ['POST', '/api/admin/newsletter/import', { csv: '', isPreview: true }],
  ['GET', '/api/admin/audit?format=csv', undefined],
  ['PATCH', '/api/admin/users/:id', { role: 'admin' }],
  [
    'POST',
    '/api/admin/users',
    { username: 'new.admin', name: 'New', email: 'new@example.com', role: 'admin' },
  ],
  ['DELETE', '/api/admin/users/:id/second-factor', undefined],
  ['POST', '/api/account/authenticator', undefined],
  ['DELETE', '/api/account/authenticator', undefined],
  ['POST', '/api/account/recovery-codes', undefined],
  ['POST', '/api/account/passkeys/options', undefined],
  ['DELETE', '/api/account/passkeys/1', undefined],
  ['DELETE', '/api/account/sessions', undefined],
  ['DELETE', '/api/account/sessions/0123456789abcdef', undefined],
] as const)('%s %s needs a proof of the last 15 minutes', async (method, path, json) => {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const other = await addUser(db)
  await db.update(sessions).set({ verifiedAt: longAgo }).where(eq(sessions.userId, user.id))
  const call = () =>
    send(path.replace(':id', String(other.id)), { method, cookie, ...(json ? { json } : {}) })
  const refusedResponse = await call()
  expect(refusedResponse.status).toBe(403)
  expect(await refusedResponse.json()).toMatchObject({ reason: 'step-up' })
  await db.update(sessions).set({ verifiedAt: new Date() }).where(eq(sessions.userId, user.id))
  const response = await call()
  await response.arrayBuffer()
  expect(response.status).not.toBe(403)
})

it('lists, and changes that are no promotion, need none', async () => {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const other = await addUser(db)
  await db.update(sessions).set({ verifiedAt: longAgo }).where(eq(sessions.userId, user.id))
  for (const path of ['/api/admin/bookings', '/api/admin/newsletter', '/api/admin/audit', '/api/account'])
    expect((await send(path, { cookie })).status).toBe(200)
  const json = { isDisabled: true }
  expect((await send(`/api/admin/users/${other.id}`, { method: 'PATCH', json, cookie })).status).toBe(200)
})
