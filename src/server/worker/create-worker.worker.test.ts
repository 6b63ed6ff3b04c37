import { createExecutionContext, env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Env, RequestData } from '#server/http/env.ts'
import { createWorker } from './create-worker.ts'

const answering = (text: string) => async () => ({ onRequest: () => new Response(text) })
const assets = { ASSETS: { fetch: async () => new Response('a file', { status: 404 }) } }
const loads = vi.fn(answering('one post'))

const worker = createWorker({
  middleware: async ({ next, data }) => {
    data.requestId = 'from the middleware'
    const response = await next()
    return new Response(`[${await response.text()}]`, response)
  },
  routes: [
    ['/', answering('home')],
    ['/blog/search', answering('search')],
    ['/blog/:slug', loads],
    ['/api/broken', () => Promise.reject(new Error('this file does not evaluate'))],
    [
      '/api/data',
      async () => ({
        onRequest: ({ data }: EventContext<Env, string, RequestData>) => new Response(data.requestId),
      }),
    ],
    ['/api/*', answering('api')],
  ],
})

const ask = async (path: string) => {
  const request = new Request(`http://localhost${path}`)
  const response = await worker.fetch(
    request,
    { ...env, ...assets } as unknown as Env,
    createExecutionContext(),
  )
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
])('%s is answered within the middleware: %s', async (path, answer) => {
  expect(await ask(path)).toBe(answer)
})

it('evaluates a file only for a request that it answers', async () => {
  loads.mockClear()
  await ask('/blog/search')
  expect(loads).not.toHaveBeenCalled()
  await ask('/blog/a-post')
  expect(loads).toHaveBeenCalledOnce()
})

it('passes the data of the middleware on to the Function', async () => {
  expect(await ask('/api/data')).toBe('[from the middleware]')
})

it('a file that fails to evaluate throws inside the middleware, which can answer it', async () => {
  await expect(ask('/api/broken')).rejects.toThrow('this file does not evaluate')
})
