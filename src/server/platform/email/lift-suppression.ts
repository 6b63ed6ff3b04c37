import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { emailSuppressions } from '#platform/db/schema/outbox.ts'

/** For emails that an administrator sends by hand: they know why the address takes emails again. */
export const liftSuppressionStatement = (db: Db, address: string | SQLWrapper, when: SQL) =>
  db.delete(emailSuppressions).where(sql`${emailSuppressions.address} = lower(${address}) and ${when}`)
