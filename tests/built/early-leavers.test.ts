// Covers src/server/auth/hashing-place.ts, src/server/worker/create-worker.ts and src/social/edge/render-at-edge.ts.

import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { signImagePath } from '#social/sign-path.ts'
import { builtWorkerConfig, builtWorkerName, loadWrangler } from '../../scripts/gate/built-site.ts'
import { writeMigrations } from '../../scripts/migrations/list-migrations.ts'

const config = builtWorkerConfig('http://localhost')
let url: URL
let close: () => Promise<void>

beforeAll(async () => {
  writeMigrations()
  const { createTestHarness } = await loadWrangler()
  const harness = createTestHarness({ workers: [{ config }] })
  close = () => harness.close()
  url = (await harness.listen()).url
  await harness.getWorker(builtWorkerName).applyD1Migrations('DB')
}, 60_000)
afterAll(() => close())

interface Sent {
  path: string
  body?: unknown
  address?: string
  leavesAfterMs?: number
}

/** Returns the status, or null for a visitor who left before the answer. */
function ask({ path, body, address = '192.0.2.1', leavesAfterMs }: Sent): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const request = openRequest(
      new URL(path, url),
      {
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
      },
      (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      },
    )
    request.on('error', (error) => (leavesAfterMs === undefined ? reject(error) : resolve(null)))
    request.end(body === undefined ? undefined : JSON.stringify(body))
    if (leavesAfterMs !== undefined) setTimeout(() => request.destroy(), leavesAfterMs)
  })
}

const signIn = (index: number, leavesAfterMs?: number) =>
  ask({
    path: '/api/login',
    body: { username: `nobody-${index}`, password: 'not-the-password' },
    address: `203.0.113.${index}`,
    ...(leavesAfterMs === undefined ? {} : { leavesAfterMs }),
  })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const cold = [
  { path: '/api/health/x', status: 404 },
  { path: '/api/user', status: 401 },
  { path: '/api/content', status: 200 },
  { path: '/auth/confirm', status: 410 },
  { path: signImagePath({ title: `${site.brand} of marmots` }, config.vars), status: 200 },
]

it.each(cold)(
  'nobody waits for a visitor who came first and left: $path',
  async ({ path, status }) => {
    const left = upTo(3).map((index) => ask({ path, leavesAfterMs: index }))
    const stayed = await Promise.all(upTo(12).map(() => ask({ path })))
    await Promise.all(left)
    expect(stayed).toEqual(Array(12).fill(status))
  },
  20_000,
)

it('a sign-in that waits for its turn is answered though those before it have left', async () => {
  const left = upTo(7).map((index) => signIn(index, 150))
  const stayed = await Promise.all([8, 9, 10].map((index) => signIn(index)))
  await Promise.all(left)
  expect(stayed).toEqual([401, 401, 401])
}, 20_000)
