import { env } from 'cloudflare:test'
import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { batchNamed } from '#platform/db/batch-named.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { takeToken, tokensAlongside } from './take.ts'

const db = openDb(env.DB)
const now = new Date('2027-01-11T08:00:00Z')
const [first, second] = [
  { key: 'first', max: 2, windowSeconds: 60 },
  { key: 'second', max: 5, windowSeconds: 60 },
]

beforeEach(() => db.delete(rateLimits))

const counts = async () => {
  const rows = await db.select().from(rateLimits).orderBy(asc(rateLimits.key))
  return rows.map(({ count }) => count)
}
async function take(when = sql`1`, at = now, limits = [first, second]) {
  const { whereLeft, taking } = tokensAlongside(aContext(db, { now: at }), limits)
  const { allowedRows } = await batchNamed(db, {
    allowedRows: db.select({ one: sql`1` }).from(sql`(select 1)`).where(whereLeft),
    tokens: taking(when),
  })
  return allowedRows.length > 0
}

it('tokens are taken of all limits until one is used up, and then of none', async () => {
  expect([await take(), await take(), await take(), await take()]).toEqual([true, true, false, false])
  expect(await counts()).toEqual([2, 2])
})

it('what does not happen takes none, and a window that is over starts again', async () => {
  expect(await take(sql`0`)).toBe(true)
  expect(await counts()).toEqual([])
  for (let times = 0; times < 3; times += 1) await take()
  expect(await take(sql`1`, new Date(now.getTime() + 60_000))).toBe(true)
  expect(await counts()).toEqual([1, 1])
})

it('they are the same tokens that requests take beforehand', async () => {
  const context = aContext(db, { now })
  await take(sql`1`, now, [first])
  expect([await takeToken(context, first), await takeToken(context, first)]).toMatchObject([
    { allowed: true },
    { allowed: false },
  ])
  expect(await take(sql`1`, now, [first])).toBe(false)
})

it('without a limit everything is allowed', async () => {
  expect(await take(sql`1`, now, [])).toBe(true)
  expect(await counts()).toEqual([])
})
