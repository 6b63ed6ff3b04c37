import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { createToken } from '#server/sessions/token.ts'

/** Adds an address, once; one that had left is back. The unique index decides between two requests at a time. */
export async function subscribe(db: Db, email: string): Promise<void> {
  await db
    .insert(newsletterSubscribers)
    .values({ email, unsubscribeToken: createToken() })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { unsubscribedAt: sql`null` } })
}
