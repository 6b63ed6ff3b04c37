import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/account/emails'

it('a choice is answered with all choices of the account', async () => {
  const { cookie } = await aSignedInUser(db)
  const json = { timings: { messages: 'daily' } }
  const response = await send(path, { method: 'PATCH', json, cookie })
  expect(response.status).toBe(200)
  const reply = await response.json()
  expect(reply).toMatchObject({ timings: { messages: 'daily', bookings: 'at-once' }, isConfirmed: false })
  expect(await (await send(path, { cookie })).json()).toEqual(reply)
})

it.each([
  {},
  { timings: 'off' },
  { timings: { messages: 'weekly' } },
  { timings: { weather: 'off' } },
  { timings: { failures: 'off' } },
])('a client cannot choose %j', async (json) => {
  const { cookie } = await aSignedInUser(db)
  expect((await send(path, { method: 'PATCH', json, cookie })).status).toBe(400)
})
