import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/outbox.ts'

export async function anOutboxEmail(db: Db, overrides: Partial<typeof outbox.$inferInsert> = {}) {
  const email = { recipient: 'asha@example.com', subject: 'Hello', body: 'An email.\n', ...overrides }
  const [row] = await db.insert(outbox).values(email).returning()
  if (!row) throw new Error('the email was not inserted')
  return row
}
