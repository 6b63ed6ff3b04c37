import { expect, onTestFinished, test } from 'vitest'
import { accountId, cloudflareStandIn, serveStandIn } from '#tests/builders/cloudflare-stand-in.ts'
import { openApi } from './cloudflare-api.ts'

async function anApi(standIn: ReturnType<typeof cloudflareStandIn>) {
  const waits: number[] = []
  const lines: string[] = []
  const { baseUrl, close } = await serveStandIn(standIn)
  onTestFinished(close)
  const call = openApi({
    credentials: { type: 'oauth', token: 'x' },
    print: (line) => lines.push(line),
    wait: async (seconds) => waits.push(seconds),
    baseUrl,
  })
  return { call, waits, lines }
}

test('a request that is refused for a rate limit is sent again after the time that Cloudflare asks for', async () => {
  const { call, waits, lines } = await anApi(
    cloudflareStandIn({ busy: { path: '/workers/subdomain', times: 2 } }),
  )
  expect(await call('GET', `/accounts/${accountId}/workers/subdomain`)).toMatchObject({
    status: 200,
    result: { subdomain: 'acme' },
  })
  expect(waits).toEqual([1, 1])
  expect(lines[0]).toBe('Cloudflare takes no more requests for now. Waiting 1 seconds, as it asks …')
})

test('a refusal has its code and its message', async () => {
  const { call } = await anApi(cloudflareStandIn({ forbidden: ['/d1/'] }))
  expect(await call('DELETE', `/accounts/${accountId}/d1/database/none`)).toMatchObject({
    status: 403,
    code: 10000,
    message: 'Authentication error',
  })
})
