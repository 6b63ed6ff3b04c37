import { sql } from 'drizzle-orm'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { addressLimits } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { createToken } from '#server/sessions/token.ts'
import type { ServiceContext } from '#server/service-context.ts'

export async function subscribe({ db, address }: ServiceContext, email: string) {
  const taken = await takeTokens(db, addressLimits('newsletter', address))
  if (!taken.ok) return taken
  await db
    .insert(newsletterSubscribers)
    .values({ email, unsubscribeToken: createToken() })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { unsubscribedAt: sql`null` } })
  return { ok: true as const }
}
