import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { whereWaiting } from './record-deliveries.ts'
import { giveUpStale } from './send-outbox.ts'

const db = openDb(env.DB)
const d1ValueBytesMax = 2_000_000

function notingBoundBytes() {
  const boundBytes: number[] = []
  const database = {
    prepare(query: string) {
      const statement = env.DB.prepare(query)
      const bind = statement.bind.bind(statement)
      statement.bind = (...values: unknown[]) => {
        boundBytes.push(...values.map((value) => new TextEncoder().encode(String(value)).length))
        return bind(...values)
      }
      return statement
    },
    batch: env.DB.batch.bind(env.DB),
    getBookmark: () => null,
  }
  return { boundBytes, notingDb: openDb(database) }
}

it('old emails with long texts are given up in statements that D1 takes, over some runs', async () => {
  const old = { expiresAt: new Date(0), body: 'ग'.repeat(10_000) }
  for (let count = 0; count < 90; count += 1) await anOutboxEmail(db, old)
  const { boundBytes, notingDb } = notingBoundBytes()
  for (let run = 0; run < 3; run += 1) await giveUpStale(notingDb)
  expect(await db.$count(outbox, whereWaiting)).toBe(0)
  expect(boundBytes.length).toBeGreaterThan(0)
  expect(Math.max(...boundBytes)).toBeLessThan(d1ValueBytesMax)
})
