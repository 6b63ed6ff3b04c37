import type { Context } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { AppEnv } from '#platform/http/env.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { cacheKeyOf, dropCachedPages, findCopy, type Storable, throughEdgeCache } from './edge-cache.ts'

const build = { siteUrl: 'https://www.example.com', buildId: 'build' }

it('two paths never share a copy, whatever characters they have', () => {
  const paths = ['/services', '/blog/../services', '/blog', '/blog#x', '/blog?x', '/blog/%2e%2e/services']
  const addresses = paths.map((path) => new URL(cacheKeyOf(build, path)))
  expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(paths.length)
  expect(addresses.map(({ search, hash }) => search + hash).join('')).toBe('')
})

it('keys have the host of the site, which Cloudflare asks for and can purge', () => {
  expect(cacheKeyOf(build, '/blog')).toBe('https://www.example.com/cached/build/%2Fblog')
})

it('a 404 that the zone cached at the address of a key is no copy', async () => {
  const missing = new Response('no such file', { status: 404, headers: { 'cache-control': 'max-age=60' } })
  await caches.default.put(cacheKeyOf(build, '/taken'), missing)
  expect(await findCopy(cacheKeyOf(build, '/taken'))).toBeUndefined()
})

const storable = (text: string): Storable => ({ body: new TextEncoder().encode(text), headers: {} })
const answering = (text: string) => async () => storable(text)

function readerOf(path: string) {
  const promises: Promise<unknown>[] = []
  const c = {
    env: { eventContext: { data: {} } },
    executionCtx: { waitUntil: (promise: Promise<unknown>) => promises.push(promise) },
  } as unknown as Context<AppEnv>
  return async (make: () => Promise<Storable>, { isAwaited = true } = {}) => {
    const text = await (await throughEdgeCache(c, cacheKeyOf(build, path), make)).text()
    const behindAnswer = promises.splice(0)
    if (isAwaited) await Promise.all(behindAnswer)
    return text
  }
}

it('a page that was begun before a change is not kept after it', async () => {
  const read = readerOf('/blog')

  const slow = read(async () => {
    await dropCachedPages(build, ['/blog'])
    return storable('before')
  })
  expect(await slow).toBe('before')
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect(await read(answering('after'))).toBe('after')
  expect(await read(answering('later'))).toBe('after')
})

it('a copy says its age, and a page that was just rendered says none', async () => {
  const startedAt = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const stored: Promise<unknown>[] = []
  const c = {
    env: { eventContext: { data: {} } },
    executionCtx: { waitUntil: (promise: Promise<unknown>) => stored.push(promise) },
  } as unknown as Context<AppEnv>
  const ageAt = async (seconds: number) => {
    vi.setSystemTime(startedAt + seconds * 1000)
    const response = await throughEdgeCache(c, cacheKeyOf(build, '/aged'), answering('page'))
    await Promise.all(stored)
    return response.headers.get('age')
  }
  expect(await ageAt(0)).toBe(null)
  expect(await ageAt(12)).toBe('12')
})

it('a renewal whose request ended before it did is begun again', async () => {
  const read = readerOf('/about')
  const startedAt = Date.now()
  const at = (seconds: number) => vi.setSystemTime(startedAt + seconds * 1000)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  at(0)
  await read(answering('first'))
  at(31)
  expect(await read(() => new Promise(() => undefined), { isAwaited: false })).toBe('first')
  at(92)
  expect(await read(answering('second'))).toBe('second')
  at(123)
  expect(await read(answering('third'))).toBe('second')
  expect(await read(answering('fourth'))).toBe('third')
})

it('a copy from a clock that was ahead is not fresh until the clock gets there', async () => {
  const read = readerOf('/contact')
  const startedAt = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(startedAt + 3_600_000)
  await read(answering('first'))
  vi.setSystemTime(startedAt)
  expect(await read(answering('second'))).toBe('second')
  vi.setSystemTime(startedAt - 20)
  expect(await read(answering('third'))).toBe('second')
})

it('a copy that the cache refuses to drop neither fails the save nor keeps the others from being dropped', async () => {
  const [stuck, other] = [readerOf('/stuck'), readerOf('/other')]
  await Promise.all([stuck, other].map((read) => read(answering('before'))))
  const cache = Object.getPrototypeOf(caches.default) as Cache
  const { delete: deleteCopy } = cache
  const drop = vi.spyOn(cache, 'delete').mockImplementation((key) => {
    if (key === cacheKeyOf(build, '/stuck')) throw new Error('the cache is out of reach')
    return deleteCopy.call(caches.default, key)
  })
  onTestFinished(() => drop.mockRestore())
  await dropCachedPages(build, ['/stuck', '/other'])
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('the cache is out of reach')])
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect(await other(answering('after'))).toBe('after')
  expect(await stuck(answering('after'))).toBe('before')
})

it('a page is rendered for a reader while the cache cannot be read', async () => {
  const read = readerOf('/unread')
  await read(answering('copy'))
  const match = vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'match')
  match.mockRejectedValue(new Error('the cache is out of reach'))
  onTestFinished(() => match.mockRestore())
  expect(await read(answering('rendered'))).toBe('rendered')
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('the cache is out of reach')])
})
