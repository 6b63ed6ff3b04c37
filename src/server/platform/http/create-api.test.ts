import { expect, test, vi } from 'vitest'
import { everyone } from '#platform/access/access.ts'
import { clientIp } from './service-context.ts'
import { createApi } from './create-api.ts'

vi.mock('#generated/disabled-paths.ts', () => ({ disabledPaths: ['/blog', '/blog/*'] }))

const statusOf = async (partOf?: '/blog' | '/about', method = 'GET') => {
  const options = { access: everyone, ...(partOf && { partOf }) }
  const app = createApi(options).get('/api/blog', (c) => c.json([]))
  return (await app.request('/api/blog', { method })).status
}

test('an endpoint of a page that is switched off does not exist, whatever the method', async () => {
  expect(await statusOf('/blog')).toBe(404)
  expect(await statusOf('/blog', 'POST')).toBe(404)
})

test('an endpoint of a page that the site has answers', async () => {
  expect(await statusOf('/about')).toBe(200)
  expect(await statusOf('/about', 'POST')).toBe(405)
  expect(await statusOf()).toBe(200)
})

test('limits count the address that Cloudflare names, whatever a client writes into other headers', async () => {
  const app = createApi({ access: everyone }).get('/api/blog', (c) => c.json(clientIp(c)))
  const forgedHeaders = {
    'x-forwarded-for': '192.0.2.1',
    'x-real-ip': '192.0.2.1',
    'true-client-ip': '192.0.2.1',
    forwarded: 'for=192.0.2.1',
  }
  const read = async (headers: Record<string, string>) => (await app.request('/api/blog', { headers })).json()
  expect(await read({ ...forgedHeaders, 'cf-connecting-ip': '203.0.113.7' })).toBe('203.0.113.7')
  expect(await read(forgedHeaders)).toBe('local')
})
