import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { confirmedName } from './create-user.ts'

const db = openDb(env.DB)

it('an email greets by name only where the address is confirmed', async () => {
  const confirmedUser = await addUser(db, { name: 'Asha Rai', emailConfirmedAt: new Date() })
  const unconfirmedUser = await addUser(db, { emailConfirmedAt: null })
  expect(await confirmedName(db, confirmedUser.id)).toBe('Asha Rai')
  expect(await confirmedName(db, unconfirmedUser.id)).toBeNull()
  expect(await confirmedName(db, 999_999)).toBeNull()
})
