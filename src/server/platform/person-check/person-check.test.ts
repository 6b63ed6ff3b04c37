import { createServer, type RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personCheckAction } from '#shared/bot-checks.ts'
import { verifyTurnstile } from './person-check.ts'

const check = { secret: 'secret', hostname: 'agency.example', token: 'earned', address: '192.0.2.1' }
const goodAnswer = { success: true, hostname: check.hostname, action: personCheckAction }
const timeoutMs = 300

let stop: (() => void) | undefined

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined)
})
afterEach(() => {
  stop?.()
  stop = undefined
  vi.restoreAllMocks()
})

async function ask(response: RequestListener, changes: Partial<typeof check> = {}) {
  const server = createServer(response)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const url = `http://127.0.0.1:${address.port}/siteverify`
  return verifyTurnstile({ ...check, ...changes }, (_, init) => fetch(url, init), timeoutMs)
}

const json =
  (value: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }

test('a token that was earned on the page of the check passes', async () => {
  const requestChunks: string[] = []
  const result = await ask((request, response) => {
    request.on('data', (chunk) => requestChunks.push(String(chunk)))
    request.on('end', () => response.end(JSON.stringify(goodAnswer)))
  })
  expect(result).toBe('passed')
  expect(requestChunks.join('')).toBe('secret=secret&response=earned&remoteip=192.0.2.1')
})

test.each<[string, RequestListener]>([
  ['answers 500', (_, response) => void response.writeHead(500).end('oh no')],
  ['answers 500 and says that the token is good', json(goodAnswer, 500)],
  ['answers a page', (_, response) => void response.end('<html>')],
  ['answers nothing', (_, response) => void response.end()],
  ['answers in other words', json({ success: 'true', hostname: check.hostname, action: personCheckAction })],
  ['leads elsewhere', (_, response) => void response.writeHead(302, { location: '/passed' }).end()],
  ['hangs up', (request) => void request.socket.destroy()],
  ['never answers', () => undefined],
  [
    'never ends its answer',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,')
    },
  ],
  ['says that our key is wrong', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
])('nobody passes, and the log says why, when Turnstile %s', async (_, response) => {
  expect(await ask(response)).toBe('unavailable')
  expect(console.error).toHaveBeenCalledOnce()
})

test.each([
  ['is false', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['was used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['is of another host', { ...goodAnswer, hostname: 'other.example' }],
  ['is of a host that ends like ours', { ...goodAnswer, hostname: 'evil.agency.example' }],
  ['is of another page', { ...goodAnswer, action: 'comments' }],
  ['names no place', { success: true }],
])('a token fails that %s', async (_, response) => {
  expect(await ask(json(response))).toBe('failed')
})

test('with the key for trying it out, everybody passes as Cloudflare says', async () => {
  const secret = '1x0000000000000000000000000000000AA'
  expect(await ask(json({ success: true, hostname: 'example.com' }), { secret })).toBe('passed')
})

test('without a secret nothing is asked', async () => {
  const fetcher = vi.fn()
  expect(await verifyTurnstile({ ...check, secret: undefined }, fetcher)).toBe('unavailable')
  expect(fetcher).not.toHaveBeenCalled()
})
