import { createPagesEventContext, env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { accountOwner, admins, everyone, signedIn } from '#platform/access/access.ts'
import { openDb } from '#platform/db/open.ts'
import { sessions } from '#platform/db/schema/accounts.ts'
import { addAuthenticator, aSessionOf } from '#tests/builders/second-factors.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { createApi } from './create-api.ts'
import { currentSession, requireUser } from './current-user.ts'
import type { Env, RequestData } from './env.ts'
import { publicContext, userContext, visitorContext } from './service-context.ts'

const db = openDb(env.DB)
const app = createApi({ access: everyone })
  .get('/anybody', async (c) => c.json(await currentSession(c)))
  .get('/twice', async (c) => {
    const first = await currentSession(c)
    await db.delete(sessions)
    return c.json([first?.user.username, (await currentSession(c))?.user.username])
  })
  .get('/user', async (c) => c.json((await requireUser(c)).username))
  .get('/contexts', async (c) => {
    const { db: _, now, ...context } = publicContext(c)
    const visitor = await visitorContext(c)
    return c.json({ ...context, hasTime: now <= new Date(), visitor: visitor.user?.username ?? null })
  })
  .get('/user-context', async (c) => c.json((await userContext(c)).user.username))

async function ask(path: string, cookie?: string, target: Pick<typeof app, 'fetch'> = app) {
  const url = new URL(path, 'http://localhost')
  const request = new Request<unknown, IncomingRequestCfProperties>(url, {
    headers: { ...(cookie ? { cookie } : {}), 'cf-connecting-ip': '2001:db8::7' },
  })
  const eventContext = createPagesEventContext<PagesFunction<Env, string, RequestData>>({
    request,
    params: {},
    data: { requestId: 'test', route: '/test', siteUrl: 'https://www.agency.example' },
  })
  return target.fetch(request, { ...env, eventContext })
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

it('a made-up or altered token is nobody’s', async () => {
  const { cookie } = await aSignedInUser(db)
  const alteredCookie = cookie.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
  for (const foreign of [
    `session=${'a'.repeat(32)}`,
    alteredCookie,
    'session=',
    'session=%00',
    cookie.toUpperCase(),
  ])
    expect((await ask('/user', foreign)).status, foreign).toBe(401)
})

it('the session is read from the database once per request', async () => {
  const { user, cookie } = await aSignedInUser(db)
  expect(await (await ask('/twice', cookie)).json()).toEqual([user.username, user.username])
  expect(await (await ask('/anybody', cookie)).json()).toBeNull()
})

it('a context has the address and the site of its request, and its user only if it was asked for', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const sameForAll = {
    siteUrl: 'https://www.agency.example',
    ip: '2001:db8::7',
    user: null,
    hasTime: true,
  }
  expect(await (await ask('/contexts')).json()).toEqual({ ...sameForAll, visitor: null })
  expect(await (await ask('/contexts', cookie)).json()).toEqual({ ...sameForAll, visitor: user.username })
  expect((await ask('/user-context')).status).toBe(401)
  expect(await (await ask('/user-context', cookie)).json()).toBe(user.username)
})

it('an administrator without a second factor reaches nothing but their account on https, until they have one', async () => {
  const office = createApi({ access: admins }).get('/office', (c) => c.body(null, 204))
  const messages = createApi({ access: signedIn }).get('/messages', (c) => c.body(null, 204))
  const account = createApi({ access: accountOwner }).get('/own', (c) => c.body(null, 204))
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  for (const [path, closed] of [
    ['/office', office],
    ['/messages', messages],
  ] as const) {
    const response = await ask(path, cookie, closed)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      message: expect.stringContaining('second step'),
      reason: 'second-factor-needed',
    })
  }
  expect((await ask('/own', cookie, account)).status).toBe(204)
  expect(await (await ask('/contexts', cookie)).json()).toMatchObject({ visitor: null })

  const tokenHash = hashToken(cookie.replace('session=', ''))
  await addAuthenticator(db, user, aSessionOf(user, { tokenHash }))
  expect((await ask('/office', cookie, office)).status).toBe(204)
  expect(await (await ask('/contexts', cookie)).json()).toMatchObject({ visitor: user.username })
  const { cookie: client } = await aSignedInUser(db)
  expect((await ask('/messages', client, messages)).status).toBe(204)
})
