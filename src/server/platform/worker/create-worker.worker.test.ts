import { createExecutionContext, env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Env, RequestData } from '#platform/http/env.ts'
import { createWorker } from './create-worker.ts'

const answering = (text: string) => async () => ({ onRequest: () => new Response(text) })
const assets = { ASSETS: { fetch: async () => new Response('a file', { status: 404 }) } }
const worker = createWorker({
  middleware: async ({ next, data }) => {
    data.requestId = 'from the middleware'
    const response = await next()
    return new Response(`[${await response.text()}]`, response)
  },
  routes: [
    ['/', answering('home')],
    ['/blog/search', answering('search')],
    ['/blog/:slug', answering('one post')],
    ['/api/broken', () => Promise.reject(new Error('this file does not evaluate'))],
    [
      '/api/data',
      async () => ({
        onRequest: ({ data }: EventContext<Env, string, RequestData>) => new Response(data.requestId),
      }),
    ],
    ['/api/*', answering('api')],
  ],
  isRedirected: (path) => path === '/blog/moved',
})

const ask = async (path: string, { fetch } = worker) => {
  const request = new Request(`http://localhost${path}`)
  const response = await fetch(request, { ...env, ...assets } as unknown as Env, createExecutionContext())
  return response.text()
}

it.each([
  ['/', '[home]'],
  ['/?utm_source=x', '[home]'],
  ['/blog/search', '[search]'],
  ['/blog/search/', '[search]'],
  ['/blog/a-post', '[one post]'],
  ['/blog/%2e%2e%2fservices', '[one post]'],
  ['/blog/a/b', '[a file]'],
  ['/api', '[api]'],
  ['/api/x/y/z', '[api]'],
  ['/about', '[a file]'],
  ['/blog/moved', '[a file]'],
  ['/blog/moved/', '[a file]'],
])('%s is answered within the middleware: %s', async (path, response) => {
  expect(await ask(path)).toBe(response)
})

it('loads a file for the first request that it answers, and once', async () => {
  const load = vi.fn(answering('late'))
  const ownWorker = createWorker({
    middleware: ({ next }) => next(),
    routes: [
      ['/early', answering('early')],
      ['/late', load],
    ],
    isRedirected: () => false,
  })
  await ask('/early', ownWorker)
  expect(load).not.toHaveBeenCalled()
  expect([await ask('/late', ownWorker), await ask('/late', ownWorker)]).toEqual(['late', 'late'])
  expect(load).toHaveBeenCalledOnce()
})

it('passes the data of the middleware on to the Function', async () => {
  expect(await ask('/api/data')).toBe('[from the middleware]')
})

it('a file that fails to evaluate throws inside the middleware, which can answer it', async () => {
  await expect(ask('/api/broken')).rejects.toThrow('this file does not evaluate')
})
