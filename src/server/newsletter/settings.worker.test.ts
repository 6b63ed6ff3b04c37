import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { readSettings, updateSettings } from './settings.ts'

const db = openDb(env.DB)

it('of two saves of the settings from the same state, one is refused', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const { revision } = await readSettings(context)
  const results = await Promise.all([
    updateSettings(context, { digest: 'weekly', revision }),
    updateSettings(context, { digest: 'monthly', revision }),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})
