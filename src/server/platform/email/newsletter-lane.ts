import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { SubscriberStatus } from '#contracts/newsletter.ts'
import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import type { Delivery } from './transport.ts'

const pauseMs = 1000
const pauseMaxMs = 5000

export const whereSubscriber = {
  subscribed: and(isNull(newsletterSubscribers.unsubscribedAt), eq(newsletterSubscribers.isConfirmed, true)),
  unsubscribed: isNotNull(newsletterSubscribers.unsubscribedAt),
  unconfirmed: and(
    isNull(newsletterSubscribers.unsubscribedAt),
    eq(newsletterSubscribers.isConfirmed, false),
  ),
} as const satisfies Record<SubscriberStatus, unknown>

const whereWanted = and(
  sql`exists (select 1 from ${newsletterIssues} where ${newsletterIssues.id} = ${outbox.issueId} and ${newsletterIssues.state} = 'sending')`,
  sql`exists (select 1 from ${newsletterSubscribers} where ${newsletterSubscribers.email} = ${outbox.recipient} and ${whereSubscriber.subscribed})`,
)

export const whereInLane = ({ isOpen }: NewsletterLane) =>
  or(ne(outbox.kind, 'newsletter'), isOpen ? whereWanted : sql`0`)

export interface NewsletterLane {
  isOpen: boolean
  emailsAtOnce: number
  pauseAfter(
    emails: readonly Pick<typeof outbox.$inferSelect, 'kind'>[],
    deliveries: readonly Delivery[],
  ): number
}

export function openLane(emailsAtOnceMax: number): NewsletterLane {
  const lane: NewsletterLane = {
    isOpen: true,
    emailsAtOnce: emailsAtOnceMax,
    pauseAfter(emails, deliveries) {
      if (!emails.some(({ kind }) => kind === 'newsletter')) return 0
      const limits = deliveries.flatMap((delivery) =>
        !delivery.ok && delivery.isLimit ? [delivery.retryAfterMs ?? pauseMs] : [],
      )
      if (limits.length === 0) return 0
      const longest = Math.max(...limits)
      if (longest > pauseMaxMs || lane.emailsAtOnce === 1) {
        lane.isOpen = false
        lane.emailsAtOnce = emailsAtOnceMax
        return 0
      }
      lane.emailsAtOnce = Math.ceil(lane.emailsAtOnce / 2)
      return longest
    },
  }
  return lane
}

export async function deleteUnwanted(db: Db, emailsMax: number): Promise<void> {
  const whereIdle = or(isNull(outbox.sendAfter), sql`${outbox.sendAfter} <= ${Date.now()}`)
  const unwantedEmails = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        sql`${outbox.kind} = 'newsletter'`,
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        whereIdle,
        sql`not (${whereWanted})`,
      ),
    )
    .limit(emailsMax)
  await db.delete(outbox).where(inArray(outbox.id, unwantedEmails))
}

type State = Pick<typeof newsletterSubscribers.$inferSelect, 'unsubscribedAt' | 'isConfirmed'>

export function subscriberStatus({ unsubscribedAt, isConfirmed }: State): SubscriberStatus {
  if (unsubscribedAt !== null) return 'unsubscribed'
  return isConfirmed ? 'subscribed' : 'unconfirmed'
}

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
