import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { storedPageOf } from '#render/render-stored-page.ts'
import { openDb } from '#platform/db/open.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser, addUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { startLaggingReplica } from '#tests/worker/lagging-replica.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'

const db = openDb(env.DB)
const bookmarkOf = (response: Response) => /bookmark=[0-9a-f-]+/.exec(cookiesOf(response))?.[0]
const account = { name: 'Asha', role: 'client', password: 'a long enough phrase' }

it('somebody who has just registered is signed in, by script and by form, although the replicas do not know it yet', async () => {
  await startLaggingReplica()
  const byScript = await send('/api/register', {
    json: { ...account, username: 'replica-a', email: 'replica-a@example.com' },
  })
  expect(byScript.status).toBe(201)
  expect((await send('/api/user', { cookie: cookiesOf(byScript) })).status).toBe(200)
  const byForm = await send('/api/register', {
    form: { ...account, username: 'replica-b', email: 'replica-b@example.com' },
  })
  expect(byForm.status).toBe(303)
  expect((await send('/api/user', { cookie: cookiesOf(byForm) })).status).toBe(200)
})

it('signing in or out takes effect at once, even without the bookmark', async () => {
  await startLaggingReplica()
  const { username } = await addUser(db)
  const signedIn = await send('/api/login', { json: { username, password: builtPassword } })
  const [session = ''] = cookiesOf(signedIn).split('; ')
  expect((await send('/api/user', { cookie: cookiesOf(signedIn) })).status).toBe(200)
  expect((await send('/api/user', { cookie: session })).status).toBe(200)
  const signedOut = await send('/api/logout', { form: {}, cookie: cookiesOf(signedIn) })
  expect(signedOut.status).toBe(303)
  expect((await send('/api/user', { cookie: `${session}; ${bookmarkOf(signedOut)}` })).status).toBe(401)
  expect((await send('/api/user', { cookie: session })).status).toBe(401)
})

blogTest(
  'an administrator who saves a post finds it on /blog at the next load, while strangers still read the copy',
  async () => {
    await createPost(aContext(db), aPost({ slug: 'before-the-save' }))
    await send('/blog')
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const { replica } = await startLaggingReplica()
    await openDb(replica)
      .insert(storedPages)
      .values({
        path: '/blog',
        buildId: await storedPageOf('/blog', env).storedBuild(),
        revision: 1,
        html: 'the page of the replica',
        storedAt: new Date(),
      })
    await replica.prepare('update site_content set revision = 1').run()
    const saveResponse = await send('/api/admin/posts', {
      json: { ...aPost({ slug: 'just-saved' }), status: 'published' },
      cookie,
    })
    expect([saveResponse.status, bookmarkOf(saveResponse)]).toEqual([201, expect.any(String)])
    // A page that an earlier response is still storing may arrive after the copy is deleted.
    await vi.waitFor(async () => {
      await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, '/blog'))
      expect(await (await send('/blog')).text()).toBe('the page of the replica')
    }, 10_000)
    await vi.waitFor(async () =>
      expect(await caches.default.match(cacheKeyOf({ siteUrl, buildId }, '/blog'))).toBeDefined(),
    )
    const reloadResponse = await send('/blog', { cookie: `${cookie}; ${bookmarkOf(saveResponse)}` })
    expect(await reloadResponse.text()).toContain('/blog/just-saved')
  },
)

it('public pages start at any replica, private reads and all writes at the primary or at the bookmark', async () => {
  const { starts } = await startLaggingReplica()
  const { cookie } = await aSignedInUser(db)
  const startsOf = async (...request: Parameters<typeof send>) => {
    starts.length = 0
    const response = await send(...request)
    return { response, first: starts[0] }
  }
  await vi.waitFor(async () => expect((await startsOf('/api/content')).first).toBe('first-unconstrained'))
  const own = await startsOf('/api/user', { cookie })
  expect(own.first).toBe('first-primary')
  const bookmark = bookmarkOf(own.response)
  const withBookmark = { cookie: `${cookie}; ${bookmark}` }
  const value = bookmark?.split('=')[1]
  expect((await startsOf('/api/user', withBookmark)).first).toBe(value)
  expect((await startsOf('/api/content', withBookmark)).first).toBe(value)
  expect((await startsOf('/api/logout', { ...withBookmark, method: 'POST' })).first).toBe('first-primary')
})

it('the bookmark is for this host and server only, lasts five minutes and is not renewed by reading', async () => {
  const { cookie } = await aSignedInUser(db)
  const [plain] = (await send('/api/user', { cookie })).headers.getSetCookie()
  expect(plain).toMatch(/^bookmark=[0-9a-f-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await send('https://site.example/api/user', { cookie: `__Host-${cookie}` })
  expect(secure.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-bookmark=[0-9a-f-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ])
  const again = await send('/api/user', { cookie: `${cookie}; ${plain?.split(';')[0]}` })
  expect(again.headers.getSetCookie()).toEqual([])
})

it('public pages and refused requests set no cookie', async () => {
  const requests = [send('/blog'), send('/api/blog'), send('/api/user'), send('/api/login', { json: {} })]
  for (const response of await Promise.all(requests)) expect(response.headers.getSetCookie()).toEqual([])
})

it.each(['first-unconstrained', "' or 1=1 --", 'f'.repeat(200), '0-0-0-0-0-0-0-0-0-0', '%00', '{}', '-'])(
  'a bookmark that D1 never wrote is ignored: %s',
  async (value) => {
    const { starts } = await startLaggingReplica()
    const { cookie } = await aSignedInUser(db)
    expect((await send('/api/user', { cookie: `${cookie}; bookmark=${value}` })).status).toBe(200)
    expect(starts[0]).toBe('first-primary')
  },
)

blogTest('a bookmark that D1 refuses costs a second attempt, no error, and is taken back', async () => {
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const { withSession } = binding
  const refusedBookmark = 'ffffffff-ffffffff-ffffffff-00000000000000000000000000000000'
  vi.spyOn(binding, 'withSession').mockImplementation((start) => {
    const failing = () => Promise.reject(new Error('D1_ERROR: Invalid commit token'))
    const statement = { bind: () => statement, first: failing, all: failing, raw: failing, run: failing }
    const session = { prepare: () => statement, batch: failing, getBookmark: () => null }
    return start === refusedBookmark
      ? (session as unknown as D1DatabaseSession)
      : withSession.call(env.DB, start)
  })
  const { cookie } = await aSignedInUser(db)
  const withRefused = { cookie: `${cookie}; bookmark=${refusedBookmark}` }
  for (const path of ['/api/user', '/blog', '/api/blog', '/api/content']) {
    const response = await send(path, withRefused)
    expect(response.status, path).toBe(200)
    expect(response.headers.getSetCookie().join()).toMatch(/^bookmark=/)
  }
  expect(takeLoggedErrors().join()).toContain('Invalid commit token')
})
