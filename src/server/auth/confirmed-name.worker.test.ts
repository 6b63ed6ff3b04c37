import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { confirmedName } from './confirmed-name.ts'

const db = openDb(env.DB)

it('an email greets by name only where the address is confirmed', async () => {
  const confirmed = await addUser(db, { name: 'Asha Rai', emailConfirmedAt: new Date() })
  const unconfirmed = await addUser(db, { emailConfirmedAt: null })
  expect(await confirmedName(db, confirmed.id)).toBe('Asha Rai')
  expect(await confirmedName(db, unconfirmed.id)).toBeNull()
  expect(await confirmedName(db, 999_999)).toBeNull()
})
