import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { askHealth } from './ask-health.ts'

async function healthOf(body: string, headers: Record<string, string> = {}) {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  try {
    return await askHealth(`http://127.0.0.1:${address.port}`)
  } finally {
    server.close()
  }
}

test('only a site that says its build is taken for this site', async () => {
  expect(await healthOf('{"ok":true,"buildId":"abc"}')).toEqual({ ok: true, buildId: 'abc' })
  expect(await healthOf('{"ok":true}')).toBeNull()
  expect(await healthOf('<h1>The old site</h1>')).toBeNull()
  expect(await askHealth('http://127.0.0.1:1')).toBeNull()
})

test('a challenge is named with the switches that end it, instead of waiting for an answer', async () => {
  await expect(healthOf('<h1>Just a moment...</h1>', { 'cf-mitigated': 'challenge' })).rejects.toThrow(
    /\/api\/health answered with a challenge .* Bot fight mode/,
  )
})
