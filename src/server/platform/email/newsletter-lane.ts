import { and, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { whereSubscriber } from './subscription-state.ts'
import type { Delivery } from './transport.ts'

const pauseMs = 1000
const pauseMaxMs = 5000

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
