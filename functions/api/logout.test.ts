import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

it('logging out ends the session on the server and clears the cookie', async () => {
  const { cookie } = await aSignedInUser(db)
  const response = await send('/api/logout', { method: 'POST', cookie })
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    expect.stringMatching(/^bookmark=/),
  ])
  expect((await send('/api/user', { cookie })).status).toBe(401)
})

it('logging out ends no other session', async () => {
  const { cookie } = await aSignedInUser(db)
  const other = await aSignedInUser(db)
  await send('/api/logout', { method: 'POST', cookie })
  expect((await send('/api/user', { cookie: other.cookie })).status).toBe(200)
})

it('logging out twice, at once, or without a session is fine', async () => {
  const { cookie } = await aSignedInUser(db)
  const logout = () => send('/api/logout', { method: 'POST', cookie })
  const responses = await Promise.all([logout(), logout()])
  expect(responses.map(({ status }) => status)).toEqual([204, 204])
  expect((await send('/api/logout', { method: 'POST' })).status).toBe(204)
})

it('logging out by a form leads home with 303', async () => {
  const { cookie } = await aSignedInUser(db)
  const response = await send('/api/logout', { form: {}, cookie })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/')
  expect((await send('/api/user', { cookie })).status).toBe(401)
})

it('another method answers 405, another site 403, and neither logs out', async () => {
  const { cookie } = await aSignedInUser(db)
  const wrongMethod = await send('/api/logout', { cookie })
  expect(wrongMethod.status).toBe(405)
  expect(wrongMethod.headers.get('allow')).toBe('POST')
  const foreign = await send('/api/logout', {
    method: 'POST',
    cookie,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status).toBe(403)
  expect((await send('/api/user', { cookie })).status).toBe(200)
})
