import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { outbox } from '#platform/db/schema/outbox.ts'

export async function anOutboxEmail(db: Db, overrides: Partial<typeof outbox.$inferInsert> = {}) {
  const email = { recipient: 'asha@example.com', subject: 'Hello', body: 'An email.\n', ...overrides }
  const [row] = await db.insert(outbox).values(email).returning()
  if (!row) throw new Error('the email was not inserted')
  return row
}

export const emailsTo = (db: Db, address: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(desc(outbox.id))

export function tokenIn({ body }: { body: string } = { body: 'no email' }): string {
  const token = /token=([a-z2-7]{32})/.exec(body)?.[1]
  if (!token) throw new Error(`no link in ${body}`)
  return token
}

export async function newestToken(db: Db, address?: string): Promise<string> {
  const whereSent = address === undefined ? undefined : eq(outbox.recipient, address)
  const [email] = await db.select().from(outbox).where(whereSent).orderBy(desc(outbox.id)).limit(1)
  return tokenIn(email)
}
