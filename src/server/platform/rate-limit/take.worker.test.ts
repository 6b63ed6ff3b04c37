import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { giveBack, takeToken, takeTokens } from './take.ts'

const context = aContext(openDb(env.DB))
const inSeconds = (seconds: number) => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1000),
})
const aLimit = (overrides = {}) => ({ key: crypto.randomUUID(), max: 5, windowSeconds: 60, ...overrides })

it('fifty parallel requests get exactly the five tokens of the bucket', async () => {
  const limit = aLimit()
  const tokens = await Promise.all(Array.from({ length: 50 }, () => takeToken(context, limit)))
  expect(tokens.filter(({ allowed }) => allowed)).toHaveLength(5)
})

it('a refusal says how long to wait, and never less than a second', async () => {
  const limit = aLimit({ max: 0 })
  const { allowed, retryAfterSeconds } = await takeToken(context, limit)
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBe(60)
  expect((await takeToken(inSeconds(59.7), limit)).retryAfterSeconds).toBe(1)
})

it('a refusal does not move the end of the window', async () => {
  const limit = aLimit({ max: 1 })
  const { resetAt } = await takeToken(context, limit)
  expect((await takeToken(inSeconds(30), limit)).resetAt).toEqual(resetAt)
})

it('a bucket is full again when its window is over', async () => {
  const limit = aLimit({ max: 1 })
  await takeToken(context, limit)
  expect((await takeToken(inSeconds(59), limit)).allowed).toBe(false)
  expect((await takeToken(inSeconds(60), limit)).allowed).toBe(true)
  expect((await takeToken(inSeconds(60), limit)).allowed).toBe(false)
})

it('a token given back can be taken again once, however many requests were refused in between', async () => {
  const limit = aLimit({ max: 2 })
  const first = await takeToken(context, limit)
  await takeToken(context, limit)
  for (let refusal = 0; refusal < 3; refusal += 1)
    expect((await takeToken(context, limit)).allowed).toBe(false)
  await giveBack(context, first)
  expect((await takeToken(context, limit)).allowed).toBe(true)
  expect((await takeToken(context, limit)).allowed).toBe(false)
})

it('a token given back after its window has ended changes nothing in the next one', async () => {
  const limit = aLimit({ max: 1 })
  const old = await takeToken(context, limit)
  await takeToken(inSeconds(60), limit)
  await giveBack(inSeconds(60), old)
  expect((await takeToken(inSeconds(60), limit)).allowed).toBe(false)
})

it('when one of several buckets is empty, no token is used up in the others', async () => {
  const [full, empty] = [aLimit({ max: 1 }), aLimit({ max: 0 })]
  expect(await takeTokens(context, [full, empty])).toEqual({
    ok: false,
    reason: 'too-many-attempts',
    retryAfterSeconds: 60,
  })
  expect((await takeToken(context, full)).allowed).toBe(true)
})

it('windows that are over leave the table while others begin, though nobody signs in', async () => {
  await context.db.delete(rateLimits)
  for (let address = 0; address < 20; address += 1) await takeToken(context, aLimit())
  for (let address = 0; address < 20; address += 1) await takeToken(inSeconds(60), aLimit())
  expect(await context.db.$count(rateLimits)).toBe(20)
})
