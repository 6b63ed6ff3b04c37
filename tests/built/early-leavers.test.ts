import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { socialImageResponseSchema } from '#contracts/social-image.ts'
import { builtWorkerConfig, builtWorkerName } from '../../scripts/gate/built-site.ts'
import { loadLocalWrangler } from '../../scripts/lib/load-wrangler.ts'
import { writeMigrations } from '../../scripts/cloud/migrations/list-migrations.ts'

let url: URL
let close: () => Promise<void>

beforeAll(async () => {
  writeMigrations()
  const { createTestHarness } = await loadLocalWrangler()
  const harness = createTestHarness({ workers: [{ config: await builtWorkerConfig('http://localhost') }] })
  close = () => harness.close()
  url = (await harness.listen()).url
  await harness.getWorker(builtWorkerName).applyD1Migrations('DB')
}, 120_000)
afterAll(() => close())

function ask(path: string, leavesAfterMs?: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const request = openRequest(new URL(path, url), { agent: false }, (response) => {
      response.on('error', () => resolve(null))
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    request.on('error', (error) => (leavesAfterMs === undefined ? reject(error) : resolve(null)))
    request.end()
    if (leavesAfterMs !== undefined) setTimeout(() => request.destroy(), leavesAfterMs)
  })
}

async function signedImage(): Promise<string> {
  const response = await fetch(new URL('/api/og-image?title=Of+marmots', url))
  return socialImageResponseSchema.parse(await response.json()).imagePath
}

it.each([
  { what: 'an endpoint that does not exist', path: '/api/health/x', status: 404 },
  { what: 'an endpoint behind a session', path: '/api/user', status: 401 },
  { what: 'the content', path: '/api/content', status: 200 },
  { what: 'the page of a link', path: '/auth/confirm', status: 410 },
  { what: 'a social image', path: signedImage, status: 200 },
])(
  'nobody waits for a visitor who came first and left: $what',
  async ({ path, status }) => {
    const address = typeof path === 'string' ? path : await path()
    const leavers = [1, 2, 3].map((ms) => ask(address, ms))
    const statuses = await Promise.all(Array.from({ length: 12 }, () => ask(address)))
    await Promise.all(leavers)
    expect(statuses).toEqual(Array(12).fill(status))
  },
  20_000,
)
