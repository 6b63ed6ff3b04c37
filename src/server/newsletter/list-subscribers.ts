import { desc } from 'drizzle-orm'
import type { Subscriber } from '#contracts/admin-newsletter.ts'
import type { Db } from '#server/db/open.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'

const listMax = 100

/** The newest sign-ups. */
export async function listSubscribers(db: Db): Promise<Subscriber[]> {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .orderBy(desc(newsletterSubscribers.id))
    .limit(listMax)
  return rows.map(({ email, createdAt, unsubscribedAt }) => ({
    email,
    createdAt: createdAt.toISOString(),
    isSubscribed: unsubscribedAt === null,
  }))
}
