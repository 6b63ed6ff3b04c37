import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { closedJobCopy } from '#content/careers/copy.ts'
import { openDb } from '#platform/db/open.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { textOf } from '#tests/built/text-of.ts'
import { aJobInput } from '#tests/builders/jobs.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { addJob } from '#tests/builders/stored-jobs.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/careers')

const db = openDb(env.DB)
const today = agencyDay(new Date())

beforeEach(async () => {
  await addJob(db)
  await db.batch([db.delete(jobs), db.delete(storedPages)])
  vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'match').mockResolvedValue(undefined)
})

async function read(path: string) {
  const response = await send(path)
  const html = await response.text()
  return {
    status: response.status,
    isOffered: html.includes('"JobPosting"'),
    isIndexed: !html.includes('content="noindex'),
    text: textOf(html),
  }
}
const listedPaths = async (path: string) =>
  [...(await (await send(path)).text()).matchAll(/\/careers\/([\w-]+)/g)].map(([, slug]) => slug)

const days = [
  ['on its last day', 0, 200, true],
  ['the day after its last', -1, 200, false],
  ['89 days after its last day', -89, 200, false],
  ['90 days after its last day', -90, 410, false],
] as const

it.each(days)('%s, a job answers with its page, open or closed', async (_, daysFrom, status, isOpen) => {
  const { slug } = await addJob(db, {
    closesOn: addDays(today, daysFrom),
    postedOn: '2025-01-01',
    changesOn: addDays(today, daysFrom + 1),
  })
  const page = await read(`/careers/${slug}`)
  expect(page).toMatchObject({ status, isOffered: isOpen, isIndexed: isOpen })
  expect(page.text).toContain('Keeper')
  expect(page.text.includes(closedJobCopy.text)).toBe(!isOpen)
  for (const path of ['/careers', '/sitemap.xml?part=pages', '/llms.txt', '/api/jobs']) {
    const isListed =
      path === '/api/jobs'
        ? (await (await send(path)).text()).includes(slug)
        : (await listedPaths(path)).includes(slug)
    expect(isListed, path).toBe(isOpen)
  }
})

it('a stored page is rendered again on the day on which a job closes, and on the day on which it is gone', async () => {
  const { id, slug } = await addJob(db)
  const path = `/careers/${slug}`
  const passTo = async (closesOn: string) => {
    // A day passes: only what depends on it changes, and nothing is saved.
    await env.DB.prepare('UPDATE jobs SET closes_on = ?, posted_on = ?, changes_on = ? WHERE id = ?')
      .bind(closesOn, '2025-01-01', today, id)
      .run()
    await db.update(storedPages).set({ html: 'stored' })
  }
  expect(await read(path)).toMatchObject({ status: 200, isOffered: true })
  await vi.waitFor(async () => expect(await db.$count(storedPages, eq(storedPages.path, path))).toBe(1))
  await db.update(storedPages).set({ html: 'stored' })
  expect((await read(path)).text).toBe('stored')
  await passTo(addDays(today, -1))
  expect(await read(path)).toMatchObject({ status: 200, isOffered: false })
  const [closed] = await db.select().from(jobs)
  expect(closed).toMatchObject({ isOffered: false, changesOn: addDays(today, 89) })
  await passTo(addDays(today, -90))
  expect(await read(path)).toMatchObject({ status: 410, isOffered: false })
  expect((await db.select().from(jobs))[0]).toMatchObject({ isOffered: false, changesOn: null })
})

it('an editor adds, words anew, closes, opens and deletes a job, and the pages follow', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'editor' })
  const api = '/api/admin/jobs'
  const { id } = await (await send(api, { cookie, json: aJobInput({ title: 'Keeper' }) })).json<{
    id: number
  }>()
  const path = `/careers/${id}`
  expect(await read(path)).toMatchObject({ status: 200, isOffered: true })
  expect((await read('/careers')).text).toContain('Keeper')
  const change = (json: object) => send(`${api}/${id}`, { cookie, method: 'PATCH', json })
  await change({ title: 'Warden' })
  for (const page of [path, '/careers']) expect((await read(page)).text, page).toContain('Warden')
  await change({ status: 'closed' })
  expect(await read(path)).toMatchObject({ status: 200, isOffered: false, isIndexed: false })
  expect((await read('/careers')).text).not.toContain('Warden')
  await change({ status: 'open' })
  expect(await read(path)).toMatchObject({ status: 200, isOffered: true })
  await send(`${api}/${id}`, { cookie, method: 'DELETE' })
  expect((await read(path)).status).toBe(404)
  expect((await read('/careers')).text).not.toContain('Warden')
})

it('a job names the others that are offered', async () => {
  const [first, second] = [await addJob(db, { title: 'First' }), await addJob(db, { title: 'Second' })]
  const { others } = await (await send(`/api/jobs/${first?.slug}`)).json<{ others: { id: string }[] }>()
  expect(others.map(({ id }) => id)).toEqual([second?.slug])
  expect((await send('/api/jobs/no-such-job')).status).toBe(404)
})
