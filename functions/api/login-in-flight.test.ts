import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { devices, rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { anAddress } from '#tests/builders/unique.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(sessions), db.delete(devices)])
})
afterEach(() => env.DB.exec('drop trigger if exists in_flight'))

/** Attempts are given back between the check of the password and the start of the session. */
const onceThePasswordMatched = (statements: string) =>
  env.DB.prepare(`create trigger in_flight after update on rate_limits begin ${statements} end`).run()

it.each([
  ['a password reset or change', `update users set password_hash = password_hash || 'x';`],
  ['disabling the account', 'update users set disabled_at = 1;'],
  ['deleting the account', 'delete from users;'],
])('%s stops a sign-in in flight', async (_, statements) => {
  const { username } = await addUser(db, { role: 'admin' })
  await onceThePasswordMatched(statements)
  const response = await send('/api/login', {
    json: { username, password: builtPassword },
    address: anAddress(),
  })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'Incorrect username or password.' })
  expect(response.headers.getSetCookie()).toEqual([])
  for (const table of [sessions, devices, auditLog]) expect(await db.$count(table)).toBe(0)
})
