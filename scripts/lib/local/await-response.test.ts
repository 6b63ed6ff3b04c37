import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { awaitResponse } from './await-response.ts'

async function serve(statuses: number[]) {
  const server = createServer((_, res) => {
    res.statusCode = statuses.length > 1 ? (statuses.shift() ?? 500) : (statuses[0] ?? 500)
    res.end('the reason')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('a server is ready once it answers 200', async () => {
  await using server = await serve([503, 200])
  expect(await awaitResponse(server.url, { deadlineMs: 10_000, hasEnded: () => false })).toEqual({ ok: true })
})

test('at the deadline the last answer is the reason', async () => {
  await using server = await serve([503])
  expect(await awaitResponse(server.url, { deadlineMs: 300, hasEnded: () => false })).toEqual({
    ok: false,
    reason: '503 the reason',
  })
})

test('a server that has exited is not waited for', async () => {
  const result = await awaitResponse('http://127.0.0.1:1/', { deadlineMs: 10_000, hasEnded: () => true })
  expect(result).toEqual({ ok: false, reason: 'the server exited' })
})
