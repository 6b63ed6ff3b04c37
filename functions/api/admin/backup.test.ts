import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

it('an administrator reads that no backup has been made yet', async () => {
  const { cookie } = await aSignedInUser(openDb(env.DB), { role: 'admin' })
  const response = await send('/api/admin/backup', { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ backedUpAt: null, drilledAt: null, nightly: 'off' })
})
