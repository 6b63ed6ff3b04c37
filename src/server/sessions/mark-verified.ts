import { eq } from 'drizzle-orm'
import { sessions } from '#server/db/schema/accounts.ts'
import type { DatabaseContext } from '#server/service-context.ts'

export async function markVerified({ db, now }: DatabaseContext, tokenHash: string) {
  await db.update(sessions).set({ verifiedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}
