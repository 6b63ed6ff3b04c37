import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { problems } from '#platform/db/schema/problems.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { recordReport } from '#platform/csp-reports/record-report.ts'
import { clearProblems, countRecentProblems, listProblems } from './list-problems.ts'
import { recordProblems } from './record-problems.ts'

const { db: countedDatabase, rowsReadBy, rowsWrittenBy } = countingDatabase(env.DB)
const db = openDb(env.DB)
const start = Date.parse('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)
const aNotedProblem = (what: string, minutes = 0) => ({
  kind: 'error' as const,
  place: 'GET /blog',
  what,
  count: 1,
  firstAt: at(minutes),
  lastAt: at(minutes),
})
const report = (page: string) => ({
  page: `https://agency.example/${page}`,
  directive: 'img-src',
  blocked: 'https://pictures.example/a.png',
  sourceFile: '',
})
const rowsPerReport = 17

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await db.batch([db.delete(problems), db.delete(rateLimits)])
})

it('equal failures are one problem with their number, the first time and the last', async () => {
  for (const minutes of [0, 5, 9])
    await recordProblems({ db, now: at(minutes) }, 'error', [aNotedProblem('it broke', minutes)])
  const recordedProblem = { kind: 'error', place: 'GET /blog', what: 'it broke', count: 3 }
  const span = { firstAt: at(0).toISOString(), lastAt: at(9).toISOString() }
  expect((await listProblems({ db })).problems).toEqual([{ ...recordedProblem, ...span }])
})

it('a hundred problems of a kind are kept, the newest, and those of the other kind stay', async () => {
  await recordReport(aContext(db, { now: at(0) }), report('about'))
  for (let n = 0; n < 130; n += 10) {
    await db.delete(rateLimits)
    const batch = Array.from({ length: 10 }, (_, i) => aNotedProblem(`failure ${n + i}`, n + i))
    await recordProblems({ db, now: at(n) }, 'error', batch)
  }
  const keptProblems = (await listProblems({ db })).problems
  expect(keptProblems.filter(({ kind }) => kind === 'policy')).toHaveLength(1)
  const errors = keptProblems.filter(({ kind }) => kind === 'error').map(({ what }) => what)
  expect([errors.length, errors.at(0), errors.at(-1)]).toEqual([100, 'failure 129', 'failure 30'])
})

it('a report from a new address writes a bounded number of rows, and none once the site has its 120 in an hour', async () => {
  const { key, max } = limit('problems:policy')
  expect(max).toBe(120)
  const send = (n: number, page: string) =>
    recordReport(aContext(openDb(countedDatabase), { now: at(0), ip: `2001:db8:${n}::1` }), report(page))
  for (const [n, page] of ['about', 'contact', 'blog'].entries())
    expect(await rowsWrittenBy(() => send(n, page)), page).toBeLessThanOrEqual(rowsPerReport)
  await db.update(rateLimits).set({ count: max }).where(eq(rateLimits.key, key))
  expect(await rowsWrittenBy(() => send(9, 'careers'))).toBe(0)
  expect(await db.$count(problems)).toBe(3)
})

it('an address may send 20 reports a minute, of which 20 an hour are recorded', async () => {
  const send = (minutes: number, ip = 'local') =>
    recordReport(aContext(db, { now: at(minutes), ip }), report('about'))
  const recordedReports = async () =>
    (await listProblems({ db })).problems.reduce((sum, { count }) => sum + count, 0)
  for (let n = 0; n < 20; n += 1) expect((await send(0)).ok).toBe(true)
  expect(await send(0)).toMatchObject({ ok: false, reason: 'too-many-attempts', retryAfterSeconds: 60 })
  for (const minutes of [1, 59]) expect((await send(minutes)).ok).toBe(true)
  expect(await recordedReports()).toBe(20)
  await send(59, '2001:db8::1')
  expect(await recordedReports()).toBe(21)
  await send(60)
  expect(await recordedReports()).toBe(22)
})

it('an address that goes on beyond its 20 reports writes nothing, neither in that minute nor in that hour', async () => {
  const send = (minutes: number) =>
    recordReport(aContext(openDb(countedDatabase), { now: at(minutes) }), report('about'))
  for (let n = 0; n < 20; n += 1) await send(0)
  expect(await send(0)).toMatchObject({ reason: 'too-many-attempts' })
  for (const minutes of [0, 1, 59]) expect(await rowsWrittenBy(() => send(minutes))).toBe(0)
})

it('reports that extensions cause are counted apart, and leave the limits of the site’s reports alone', async () => {
  const send = (sourceFile: string) =>
    recordReport(aContext(db, { now: at(0) }), { ...report('about'), sourceFile })
  for (let n = 0; n < 20; n += 1) expect((await send('chrome-extension')).ok).toBe(true)
  expect(await send('moz-extension')).toMatchObject({ reason: 'too-many-attempts' })
  await db
    .update(rateLimits)
    .set({ count: 120 })
    .where(eq(rateLimits.key, limit('problems:extension').key))
  expect(await listProblems({ db })).toEqual({
    problems: [],
    extensionReports: { count: 20, lastAt: at(0).toISOString() },
  })
  expect(await countRecentProblems({ db, now: at(1) })).toBe(0)
  for (let n = 0; n < 20; n += 1) expect((await send('')).ok).toBe(true)
  expect((await listProblems({ db })).problems).toMatchObject([{ kind: 'policy', count: 20 }])
  await clearProblems(aUserContext(db, { ...(await addUser(db, { role: 'admin' })), role: 'admin' }))
  expect(await listProblems({ db })).toEqual({ problems: [], extensionReports: null })
})

it('the list reads the same number of rows after 10, 1,000 and 50,000 reports', async () => {
  const rowsAfter: number[] = []
  for (const reports of [10, 1000, 50_000]) {
    await db.delete(problems)
    const kinds = Math.min(reports, 100)
    const values = Array.from({ length: kinds }, (_, n) => ({
      ...aNotedProblem(`failure ${n}`),
      count: reports / kinds,
    }))
    for (let n = 0; n < kinds; n += 10) await db.insert(problems).values(values.slice(n, n + 10))
    rowsAfter.push(await rowsReadBy(() => listProblems({ db: openDb(countedDatabase) })))
  }
  expect(rowsAfter).toEqual([20, 200, 200])
})

it('an administrator clears the list, which the audit log tells, and clearing an empty one is not logged', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const context = aUserContext(db, { ...admin, role: 'admin' })
  await recordProblems({ db, now: at(0) }, 'error', [aNotedProblem('one'), aNotedProblem('another')])
  await clearProblems(context)
  await clearProblems(context)
  expect((await listProblems({ db })).problems).toEqual([])
  const entries = (await db.select().from(auditLog)).filter(
    ({ action, actorId }) => action === 'problem.clear' && actorId === admin.id,
  )
  expect(entries.map(({ actorId, subject }) => [actorId, subject])).toEqual([[admin.id, '2']])
})
