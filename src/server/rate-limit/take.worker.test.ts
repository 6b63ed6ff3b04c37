import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { rateLimits } from '#server/db/schema/accounts.ts'
import { giveBack, takeToken, takeTokens } from './take.ts'

const db = openDb(env.DB)
const aLimit = (overrides = {}) => ({ key: crypto.randomUUID(), max: 5, windowSeconds: 60, ...overrides })

it('fifty parallel requests get exactly the five tokens of the bucket', async () => {
  const limit = aLimit()
  const tokens = await Promise.all(Array.from({ length: 50 }, () => takeToken(db, limit)))
  expect(tokens.filter(({ allowed }) => allowed)).toHaveLength(5)
})

it('a refusal says how long to wait, and never less than a second', async () => {
  const limit = aLimit({ max: 0 })
  const { allowed, retryAfterSeconds } = await takeToken(db, limit)
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBe(60)
  await db
    .update(rateLimits)
    .set({ resetAt: new Date(Date.now() + 300) })
    .where(eq(rateLimits.key, limit.key))
  expect((await takeToken(db, limit)).retryAfterSeconds).toBe(1)
})

it('a refusal does not move the end of the window', async () => {
  const limit = aLimit({ max: 1 })
  const { resetAt } = await takeToken(db, limit)
  expect((await takeToken(db, limit)).resetAt).toEqual(resetAt)
})

it('a bucket is full again when its window is over', async () => {
  const limit = aLimit({ max: 1 })
  await takeToken(db, limit)
  await db
    .update(rateLimits)
    .set({ resetAt: new Date(Date.now() - 1) })
    .where(eq(rateLimits.key, limit.key))
  expect((await takeToken(db, limit)).allowed).toBe(true)
  expect((await takeToken(db, limit)).allowed).toBe(false)
})

it('a token given back can be taken again once, however many requests were refused in between', async () => {
  const limit = aLimit({ max: 2 })
  const first = await takeToken(db, limit)
  await takeToken(db, limit)
  for (let refusal = 0; refusal < 3; refusal += 1) expect((await takeToken(db, limit)).allowed).toBe(false)
  await giveBack(db, first)
  expect((await takeToken(db, limit)).allowed).toBe(true)
  expect((await takeToken(db, limit)).allowed).toBe(false)
})

it('a token given back after its window has ended changes nothing in the next one', async () => {
  const limit = aLimit({ max: 1 })
  const old = await takeToken(db, limit)
  await db
    .update(rateLimits)
    .set({ resetAt: new Date(Date.now() - 1) })
    .where(eq(rateLimits.key, limit.key))
  await takeToken(db, limit)
  await giveBack(db, old)
  expect((await takeToken(db, limit)).allowed).toBe(false)
})

it('when one of several buckets is empty, no token is used up in the others', async () => {
  const [full, empty] = [aLimit({ max: 1 }), aLimit({ max: 0 })]
  expect(await takeTokens(db, [full, empty])).toEqual({
    ok: false,
    reason: 'too-many-attempts',
    retryAfterSeconds: 60,
  })
  expect((await takeToken(db, full)).allowed).toBe(true)
})
