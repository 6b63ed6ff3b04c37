import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'

/** @param addresses a query for the addresses, without those that have nothing to count */
export const countReactionsStatement = (db: Db, column: 'bounced' | 'left', addresses: SQL) => {
  const newest = sql`(select max(${outbox.issueId}) issue from ${outbox} where ${outbox.issueId} is not null and ${outbox.sentAt} is not null and ${outbox.recipient} in (${addresses}) group by ${outbox.recipient})`
  return db
    .update(newsletterIssues)
    .set({
      [column]: sql`${newsletterIssues[column]} + (select count(*) from ${newest} where issue = ${newsletterIssues.id})`,
    })
    .where(sql`${newsletterIssues.id} in ${newest}`)
}
