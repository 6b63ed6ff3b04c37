import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import type { MissingPath } from '#contracts/redirects.ts'
import { recordMissingPath } from '#domains/redirects/missing-paths.ts'
import { dropServedAddresses, readServedAddresses } from '#domains/redirects/served-addresses.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { missingPaths, redirects } from '#platform/db/schema/redirects.ts'
import { servedAddressesPath } from '#platform/pages/page-subjects.ts'
import { addRedirects } from '#tests/builders/redirects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { countingDatabase } from '../bench/rows/counting-database.ts'

const db = openDb(env.DB)
const { cookie } = await aSignedInUser(db, { role: 'admin' })
const missing = '/api/admin/missing-paths'
const browser = { headers: { accept: 'text/html,*/*' } }

beforeEach(async () => {
  await db.batch([db.delete(redirects), db.delete(missingPaths), db.delete(rateLimits)])
  await dropServedAddresses(siteUrl)
})

async function aRedirect(from: string, to: string, status: 301 | 302 = 301) {
  const response = await send('/api/admin/redirects', { cookie, json: { from, to, status } })
  expect(response.status, await response.clone().text()).toBe(201)
}

const leadsTo = async (path: string, options = {}) => {
  const response = await send(path, options)
  await response.body?.cancel()
  return `${response.status} ${response.headers.get('location')}`
}
const listed = async () => (await (await send(missing, { cookie })).json<{ items: MissingPath[] }>()).items
const storedPaths = async () => (await db.select().from(missingPaths)).map(({ path }) => path)

it('an old path leads to its page, permanently or not, with the query of both', async () => {
  await aRedirect('/old', '/about')
  await aRedirect('/alter-%C3%BCberblick', '/services?from=old#prices', 302)
  await aRedirect('/deep/old.html', '/about')
  expect(await leadsTo('/old')).toBe('301 /about')
  expect(await leadsTo('/old/')).toBe('301 /about')
  expect(await leadsTo('/old?a=b%2Fc')).toBe('301 /about?a=b%2Fc')
  expect(await leadsTo('/old', { method: 'HEAD' })).toBe('301 /about')
  expect(await leadsTo('/alter-%C3%BCberblick?x=1')).toBe('302 /services?from=old&x=1#prices')
  expect(await leadsTo('/deep/old.html')).toBe('301 /about')
  expect(await leadsTo('/Old')).toBe('404 null')
  const { headers } = await send('/old')
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('pages, files, endpoints and writes are never redirected', async () => {
  await db.insert(redirects).values(
    ['/about', '/robots.txt', '/api/no-such-endpoint', '/old'].map((fromPath) => ({
      fromPath,
      toPath: '/services',
      toUrl: '/services',
      status: 301 as const,
    })),
  )
  expect(await leadsTo('/about')).toBe('200 null')
  expect(await leadsTo('/robots.txt')).toBe('200 null')
  expect(await leadsTo('/api/no-such-endpoint')).toBe('404 null')
  expect(await leadsTo('/old', { method: 'POST', form: {} })).not.toContain('/services')
})

it('an unknown path has the page of the static host', async () => {
  const [unknown, notFound] = await Promise.all([send('/no-such-page'), send('/404')])
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toBe(await notFound.text())
  expect(unknown.headers.get('content-security-policy')).toBe(notFound.headers.get('content-security-policy'))
})

it('a deleted redirect ends at once where it was deleted', async () => {
  await aRedirect('/short-lived', '/about')
  expect(await leadsTo('/short-lived')).toBe('301 /about')
  const [row] = await db.select().from(redirects)
  await send(`/api/admin/redirects/${row?.id}`, { cookie, method: 'DELETE' })
  expect(await leadsTo('/short-lived')).toBe('404 null')
})

it('a hundred unknown paths of a scanner read the table once and record nothing', async () => {
  await aRedirect('/old', '/about')
  expect(await leadsTo('/old')).toBe('301 /about')
  await vi.waitFor(async () => {
    expect(await caches.default.match(`${siteUrl}/cached/addresses`)).toBeDefined()
  })
  const { withSession } = env.DB
  const opened = vi
    .spyOn(env.DB, 'withSession')
    .mockImplementation((...start) => withSession.apply(env.DB, start))
  const paths = Array.from({ length: 100 }, (_, i) => `/wp-content/${i}.php`)
  const responses = await Promise.all(paths.map((path) => leadsTo(path, browser)))
  expect(new Set(responses)).toEqual(new Set(['404 null']))
  expect(opened).not.toHaveBeenCalled()
  expect(await storedPaths()).toEqual([])
})

it('ten thousand redirects are read once after a change, and a row or two afterwards', async () => {
  await addRedirects(db, 10_000)
  await dropServedAddresses(siteUrl)
  expect(await leadsTo('/old-1')).toBe('301 /about')
  await vi.waitFor(async () => {
    const stored = await db.select().from(storedPages).where(eq(storedPages.path, servedAddressesPath))
    expect(stored).toMatchObject([{ html: expect.stringContaining('/old-10000') }])
  })
  await dropServedAddresses(siteUrl)
  const { db: countedDatabase, rowsReadBy } = countingDatabase(env.DB)
  const counted = { withSession: () => countedDatabase } as unknown as D1Database
  const context = { env: { DB: counted }, siteUrl, buildId, waitUntil: () => undefined }
  const rowsRead = await rowsReadBy(async () => {
    const { redirects: list } = await readServedAddresses(context)
    expect(Object.keys(list)).toHaveLength(10_000)
  })
  expect(rowsRead).toBeLessThan(20)
  await db.delete(redirects).where(eq(redirects.fromPath, '/old-1'))
  await dropServedAddresses(siteUrl)
  expect(await leadsTo('/old-1')).toBe('404 null')
  expect(await leadsTo('/old-2')).toBe('301 /about')
})

it('readers of a redirect are counted', async () => {
  await aRedirect('/counted', '/about')
  for (let i = 0; i < 3; i++) await leadsTo('/counted')
  await vi.waitFor(async () => {
    expect((await db.select().from(redirects)).map(({ hits }) => hits)).toEqual([1])
  })
})

it('a path that a reader met with a 404 is listed without its query, and programs are not', async () => {
  await leadsTo('/lost-page?email=asha%40example.com', browser)
  await leadsTo('/fetched-by-program')
  await leadsTo('/lost-as-head', { method: 'HEAD', ...browser })
  await leadsTo('/.env', browser)
  await leadsTo('/booking/confirmation/ABCD-EFGH', browser)
  await vi.waitFor(async () => expect(await storedPaths()).toEqual(['/lost-page']))
  expect(await listed()).toEqual([
    { id: expect.any(Number), path: '/lost-page', count: 1, lastAt: expect.any(String) },
  ])
})

it('a missing path leaves the list when it is redirected or dismissed, also when it is met again', async () => {
  const context = { db, now: new Date() }
  for (const path of ['/one', '/two', '/two']) await recordMissingPath(context, { path, count: 2 })
  expect((await listed()).map(({ path, count }) => [path, count])).toEqual([
    ['/two', 4],
    ['/one', 2],
  ])
  await aRedirect('/one', '/about')
  const [two] = await listed()
  expect(two?.path).toBe('/two')
  const dismiss = () =>
    send(`${missing}/${two?.id}`, { cookie, method: 'PATCH', json: { isDismissed: true } })
  expect((await dismiss()).status).toBe(204)
  expect((await dismiss()).status).toBe(404)
  await recordMissingPath(context, { path: '/two', count: 1 })
  expect(await listed()).toEqual([])
})

it('the table keeps the 500 paths met last, and a day writes at most a thousand times', async () => {
  const now = Date.now()
  for (let from = 0; from < 510; from += 15)
    await db.insert(missingPaths).values(
      Array.from({ length: 15 }, (_, i) => ({
        path: `/lost-${from + i}`,
        count: 1,
        lastAt: new Date(now - 1000 + from + i),
      })),
    )
  await recordMissingPath({ db, now: new Date(now) }, { path: '/newest', count: 1 })
  const paths = await storedPaths()
  expect(paths).toHaveLength(500)
  expect(paths).toContain('/newest')
  expect(paths).not.toContain('/lost-0')
  await db.update(rateLimits).set({ count: 1000 })
  await recordMissingPath({ db, now: new Date(now) }, { path: '/too-late', count: 1 })
  expect(await storedPaths()).not.toContain('/too-late')
})
