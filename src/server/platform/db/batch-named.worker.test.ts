import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { batchNamed } from './batch-named.ts'
import { openDb } from './open.ts'
import { outbox } from './schema/outbox.ts'

const db = openDb(env.DB)
const anEmail = (subject: string) =>
  db
    .insert(outbox)
    .values({ recipient: 'asha@example.com', subject, body: '' })
    .returning({ subject: outbox.subject })
const subjects = () => db.select({ subject: outbox.subject }).from(outbox).orderBy(outbox.id)

beforeEach(async () => {
  await db.delete(outbox)
})

it('each result stands under the name of its statement, and statements run in the order they are written', async () => {
  const { before, addedRows, after, deletedRows } = await batchNamed(db, {
    before: subjects(),
    addedRows: anEmail('one'),
    after: subjects(),
    deletedRows: db.delete(outbox).where(eq(outbox.subject, 'one')).returning({ id: outbox.id }),
  })
  expect({ before, addedRows, after }).toEqual({
    before: [],
    addedRows: [{ subject: 'one' }],
    after: [{ subject: 'one' }],
  })
  expect(deletedRows).toHaveLength(1)
  expectTypeOf(addedRows).toEqualTypeOf<{ subject: string }[]>()
  expectTypeOf(deletedRows).toEqualTypeOf<{ id: number }[]>()
})

it('an undefined statement is skipped, and several statements can share a name', async () => {
  const isIncluded = [false].includes(true)
  const results = await batchNamed(db, {
    none: [],
    skipped: isIncluded ? anEmail('skipped') : undefined,
    several: ['one', 'two'].map(anEmail),
    last: subjects(),
  })
  expect(results).toEqual({
    none: [],
    skipped: undefined,
    several: [[{ subject: 'one' }], [{ subject: 'two' }]],
    last: [{ subject: 'one' }, { subject: 'two' }],
  })
  expectTypeOf(results.skipped).toEqualTypeOf<{ subject: string }[] | undefined>()
  expectTypeOf(results.several).toEqualTypeOf<{ subject: string }[][]>()
  // @ts-expect-error: no statement has this name
  expect(results.missing).toBeUndefined()
})

it('if one statement fails, nothing is written and the error is thrown', async () => {
  const failing = batchNamed(db, {
    added: anEmail('one'),
    failed: db.update(outbox).set({ body: sql`null` }),
  })
  await expect(failing).rejects.toThrow('NOT NULL')
  expect(await subjects()).toEqual([])
})

it('all statements take one round trip, and an empty batch takes none', async () => {
  const batch = vi.spyOn(db, 'batch')
  await batchNamed(db, { one: anEmail('one'), two: anEmail('two'), three: subjects() })
  expect(batch).toHaveBeenCalledOnce()
  expect(await batchNamed(db, { skipped: undefined, none: [] })).toEqual({ skipped: undefined, none: [] })
  expect(batch).toHaveBeenCalledOnce()
})
