import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

it('a site without a list of releases requests nothing and announces nothing', async () => {
  const { cookie } = await aSignedInUser(openDb(env.DB), { role: 'admin' })
  const response = await send('/api/admin/release', { cookie })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ newest: null })
})
