import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { newsletterIssues } from '#server/db/schema/newsletter.ts'
import { outbox } from '#server/db/schema/outbox.ts'

/**
 * Counts a reaction to the newest issue that the address received. The outbox knows it for 30 days.
 * @param address a query for the address, without a row when there is nothing to count
 */
export const countReaction = (db: Db, column: 'bounced' | 'left', address: SQL) =>
  db
    .update(newsletterIssues)
    .set({ [column]: sql`${newsletterIssues[column]} + 1` })
    .where(
      sql`${newsletterIssues.id} = (select max(${outbox.issueId}) from ${outbox} where ${outbox.issueId} is not null and ${outbox.sentAt} is not null and ${outbox.recipient} = (${address}))`,
    )
