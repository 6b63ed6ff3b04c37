import { and, eq, type SQL } from 'drizzle-orm'
import { sessions } from '#platform/db/schema/accounts.ts'
import type { DatabaseContext } from './service-context.ts'

export const markVerifiedStatement = (
  { db, now }: DatabaseContext,
  { tokenHash, when }: { tokenHash: string; when?: SQL },
) =>
  db
    .update(sessions)
    .set({ verifiedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), when))
