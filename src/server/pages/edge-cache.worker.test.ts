import type { Context } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '#server/http/env.ts'
import { copyAddress, dropCachedPages, throughEdgeCache } from './edge-cache.ts'

it('two paths never share a copy, whatever characters they have', () => {
  const paths = ['/services', '/blog/../services', '/blog', '/blog#x', '/blog?x', '/blog/%2e%2e/services']
  const addresses = paths.map((path) => new URL(copyAddress('build', path)))
  expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(paths.length)
  expect(addresses.map(({ search, hash }) => search + hash).join('')).toBe('')
})

it('a page that was begun before a change is not kept after it', async () => {
  const waited: Promise<unknown>[] = []
  const c = {
    env: { eventContext: { data: {} } },
    executionCtx: { waitUntil: (promise: Promise<unknown>) => waited.push(promise) },
  } as unknown as Context<AppEnv>
  const key = copyAddress('build', '/blog')
  const read = async (make: () => Promise<Response>) => {
    const text = await (await throughEdgeCache(c, key, make)).text()
    await Promise.all(waited)
    return text
  }

  const slow = read(async () => {
    await dropCachedPages('build', ['/blog'])
    return new Response('before')
  })
  expect(await slow).toBe('before')
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect(await read(async () => new Response('after'))).toBe('after')
  expect(await read(async () => new Response('later'))).toBe('after')
})
