import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { emailSuppressions } from '#server/db/schema/outbox.ts'

/** For emails that an administrator sends by hand: they know why the address takes emails again. */
export const liftSuppressionStatement = (db: Db, address: string | SQLWrapper, when: SQL) =>
  db.delete(emailSuppressions).where(sql`${emailSuppressions.address} = lower(${address}) and ${when}`)
