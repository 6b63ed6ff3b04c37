import { createScheduledController, env, SELF } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { origin } from '#tests/worker/send.ts'
import clock from '../../workers/clock/index.ts'

const db = openDb(env.DB)
const settings = { SITE_URL: origin, CLOCK_KEY: String(env.CLOCK_KEY) }

afterEach(() => vi.unstubAllGlobals())

async function fire(by: Partial<typeof settings> = {}): Promise<string[]> {
  const paths: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    paths.push(new URL(new Request(input).url).pathname)
    return SELF.fetch(input, init)
  })
  await clock.scheduled(createScheduledController({ cron: '* * * * *' }), { ...settings, ...by })
  return paths
}

it('the companion Worker moves the site each minute, and renders the pages of a post whose time has come', async () => {
  expect(await fire()).toEqual(['/api/clock'])
  const [tick] = await db.select().from(clockJobs).where(eq(clockJobs.name, 'tick'))
  expect(Number(tick?.finishedAt)).toBeGreaterThan(Date.now() - 10_000)

  const publishAt = new Date(Date.now() - 1)
  await createPost(aContext(db), aPost({ slug: 'due', status: 'scheduled', publishAt }))
  const paths = await fire()
  expect(paths.slice(0, 4)).toEqual(['/api/clock', '/blog/due', '/', '/blog'])
  expect(paths).toHaveLength(11)
})

it('a Worker with another key fails visibly', async () => {
  await expect(fire({ CLOCK_KEY: 'an old key' })).rejects.toThrow('/api/clock answered 404')
})

it.each([
  ['the clock itself', '/api/clock'],
  ['a page that it renders', '/blog/due-behind-a-challenge'],
])('a challenge for %s fails with the switches that end it', async (_, challengedPath) => {
  const publishAt = new Date(Date.now() - 1)
  await createPost(aContext(db), aPost({ slug: 'due-behind-a-challenge', status: 'scheduled', publishAt }))
  const challenge = () =>
    new Response('<h1>Just a moment...</h1>', {
      status: 403,
      headers: { 'cf-mitigated': 'challenge' },
    })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input).url)
    return pathname === challengedPath ? challenge() : SELF.fetch(input, init)
  })
  const fired = clock.scheduled(createScheduledController({ cron: '* * * * *' }), settings)
  await expect(fired).rejects.toThrow(`${origin}${challengedPath} answered with a challenge`)
})
