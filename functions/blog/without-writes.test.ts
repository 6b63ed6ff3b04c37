import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { sessions } from '#platform/db/schema/accounts.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const dayMs = 86_400_000
const tables = ['stored_pages', 'rate_limits', 'sessions']
const writes = ['insert', 'update']
let cookie = ''

beforeAll(async () => {
  await createPost(aContext(db), aPost({ slug: 'known', title: 'A crawl budget' }))
  const signedIn = await aSignedInUser(db)
  cookie = signedIn.cookie
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(Date.now() - 2 * dayMs) })
    .where(eq(sessions.userId, signedIn.user.id))
  for (const table of tables)
    for (const write of writes)
      await env.DB.prepare(
        `create trigger no_${write}_${table} before ${write} on ${table} begin select raise(abort, 'database or disk is full'); end`,
      ).run()
})
afterAll(async () => {
  for (const table of tables)
    for (const write of writes) await env.DB.exec(`drop trigger no_${write}_${table}`)
})

it.each([
  ['/', 'a page was not stored'],
  ['/blog', 'a page was not stored'],
  ['/blog/known', 'a page was not stored'],
  ['/services', 'a page was not stored'],
  ['/blog/search?q=crawl', 'a search was not counted'],
  ['/api/blog/search?q=crawl', 'a search was not counted'],
  ['/api/user', 'a session was not extended'],
])('%s is answered while the database refuses writes, and the log says so', async (path, event) => {
  const response = await send(path, { cookie })
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('not available right now')
  const logLine = await vi.waitFor(() => {
    const lines = takeLoggedErrors()
    expect(lines).toHaveLength(1)
    return lines.join()
  })
  expect(logLine).toContain(event)
  expect(logLine).toContain('disk is full')
})
