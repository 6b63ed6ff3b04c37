import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { proxyRequest } from './proxy-request.ts'

async function listen(response: RequestListener) {
  const server = createServer(response)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close, [Symbol.asyncDispose]: close }
}

test('method, path, Host and body reach the other port, and status, headers and body come back', async () => {
  await using upstream = await listen((req, res) => {
    res.writeHead(201, { 'x-seen': `${req.method} ${req.url} ${req.headers.host}` })
    req.pipe(res)
  })
  await using proxy = await listen((req, res) => proxyRequest(req, res, upstream.port))
  const response = await fetch(`http://127.0.0.1:${proxy.port}/api/x?y=1`, { method: 'POST', body: 'hello' })
  expect(response.status).toBe(201)
  expect(response.headers.get('x-seen')).toBe(`POST /api/x?y=1 127.0.0.1:${proxy.port}`)
  expect(await response.text()).toBe('hello')
})

test('while the Functions server restarts, the answer is 502 with a reason', async () => {
  const upstream = await listen(() => {})
  await upstream.close()
  await using proxy = await listen((req, res) => proxyRequest(req, res, upstream.port))
  const response = await fetch(`http://127.0.0.1:${proxy.port}/`)
  expect(response.status).toBe(502)
  expect(await response.text()).toContain('The Functions server does not answer: ')
})
