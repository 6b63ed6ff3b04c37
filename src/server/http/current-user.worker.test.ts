import { createPagesEventContext, env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { everyone } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { aSignedInUser } from '../../../tests/builders/sign-in.ts'
import { createApi } from './create-api.ts'
import { currentSession, requireUser } from './current-user.ts'
import type { Env, RequestData } from './env.ts'

const db = openDb(env.DB)
const app = createApi({ access: everyone })
  .get('/anybody', async (c) => c.json(await currentSession(c)))
  .get('/twice', async (c) => {
    const first = await currentSession(c)
    await db.delete(sessions)
    return c.json([first?.user.username, (await currentSession(c))?.user.username])
  })
  .get('/user', async (c) => c.json((await requireUser(c)).username))

async function ask(path: string, cookie?: string) {
  const url = new URL(path, 'http://localhost')
  const request = new Request<unknown, IncomingRequestCfProperties>(url, {
    headers: cookie ? { cookie } : {},
  })
  const eventContext = createPagesEventContext<PagesFunction<Env, string, RequestData>>({
    request,
    params: {},
    data: { requestId: 'test' },
  })
  return app.fetch(request, { ...env, eventContext })
}

it('a visitor has no session, and is asked to sign in where one is required', async () => {
  expect(await (await ask('/anybody')).json()).toBeNull()
  const response = await ask('/user')
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'Sign in first.' })
})

it('a signed-in user is recognized', async () => {
  const { user, cookie } = await aSignedInUser(db)
  expect(await (await ask('/user', cookie)).json()).toBe(user.username)
})

it('the session is read from the database once per request', async () => {
  const { user, cookie } = await aSignedInUser(db)
  expect(await (await ask('/twice', cookie)).json()).toEqual([user.username, user.username])
  expect(await (await ask('/anybody', cookie)).json()).toBeNull()
})
