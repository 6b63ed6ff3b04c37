import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { type QueryBudget, unlimitedQueries } from '#server/db/query-budget.ts'
import { emailSuppressions, outbox } from '#server/db/schema/outbox.ts'
import { emailKinds, policyOf } from './email-kinds.ts'
import { deleteUnwanted, openLane, type NewsletterLane, whereInLane } from './newsletter-lane.ts'
import type { OutgoingEmail } from './providers.ts'
import { type ClaimedEmail, giveUpEmails, recordDeliveries, whereWaiting } from './record-deliveries.ts'
import type { Delivery, Transport } from './transport.ts'

const emailsAtOnce = 10
const emailsPerRun = 200
/** Their texts are one value of a statement, of which D1 takes 2 MB. */
const givenUpAtOnce = 40
/** A run works after a response, which the platform ends after 30 s, and a slow provider holds a batch for 10 s. */
const startsWithinMs = 18_000
/** Claiming a batch, and recording it: an email that was sent must not be sent again. */
const queriesPerRound = 2

const firstPauseMs = 60_000
const pauseDoublingsMax = 8

/**
 * Emails about a status change leave after 22 s. If a slow provider makes the run end before their batch is recorded,
 * they are sent again later, with the same idempotency key.
 */
const waitMaxMs = 23_000
const startsAfterWaitWithinMs = 1000

export const staleReason = 'not sent in time'
const suppressedReason = 'the address bounced or complained'

/**
 * Sends due emails until none is left or the run has done its share: the next request or tick goes on. It waits once
 * for held emails that become due within 23 seconds. One UPDATE claims a batch by moving its next attempt into the
 * future, so that no two isolates send the same email and an interrupted run has its emails retried.
 */
export async function sendOutbox(
  db: Db,
  transport: Transport,
  wait = pause,
  budget: QueryBudget = unlimitedQueries,
): Promise<number> {
  let endsAt = Date.now() + startsWithinMs
  await giveUpStale(db)
  await giveUpEmails(db, { where: whereSuppressed, reason: suppressedReason, emailsMax: givenUpAtOnce })
  await deleteUnwanted(db, emailsPerRun)
  const lane = openLane()
  let sentCount = 0
  let hasWaited = false
  let isOutOfRequests = false
  const mayGoOn = (triedCount: number) =>
    triedCount < emailsPerRun && Date.now() < endsAt && !isOutOfRequests && budget.left() >= queriesPerRound
  for (let triedCount = 0; mayGoOn(triedCount); ) {
    const emails = await claimDueStatement(db, new Date(), lane)
    triedCount += emails.length
    if (emails.length > 0) {
      const deliveries = await sendClaimed(db, transport, emails)
      sentCount += deliveries.filter(({ ok }) => ok).length
      isOutOfRequests = deliveries.some((delivery) => !delivery.ok && delivery.isRequestLimit)
      const pauseMs = lane.pauseAfter(emails, deliveries)
      if (pauseMs > 0) await wait(pauseMs)
      continue
    }
    const ms = hasWaited || budget.left() <= queriesPerRound ? null : await msUntilNext(db)
    if (ms === null || ms > waitMaxMs) break
    hasWaited = true
    await wait(ms)
    endsAt = Math.max(endsAt, Date.now() + startsAfterWaitWithinMs)
  }
  return sentCount
}

/**
 * Gives up emails whose time is over: expired password links, and old news that would go out once a provider is set up.
 */
export const giveUpStale = (db: Db) =>
  giveUpEmails(db, { where: whereStale(new Date()), reason: staleReason, emailsMax: givenUpAtOnce })

const whereSuppressed = sql`exists (select 1 from ${emailSuppressions} where ${emailSuppressions.address} = lower(${outbox.recipient}))`

function claimDueStatement(db: Db, now: Date, lane: NewsletterLane) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        whereWaiting,
        sql`not ${whereStale(now)}`,
        or(isNull(outbox.sendAfter), lte(outbox.sendAfter, now)),
        whereInLane(lane),
      ),
    )
    .orderBy(rank, asc(outbox.id))
    .limit(Math.min(emailsAtOnce, lane.emailsAtOnce))
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      sendAfter: sql`${now.getTime()} + (${firstPauseMs} << min(2 * ${outbox.attempts}, ${pauseDoublingsMax}))`,
    })
    .where(inArray(outbox.id, due))
    .returning()
}

async function sendClaimed(
  db: Db,
  transport: Transport,
  emails: readonly ClaimedEmail[],
): Promise<readonly Delivery[]> {
  const deliveredEmails = await Promise.all(
    emails.map(async (email) => ({ email, delivery: await transport(toSend(email)) })),
  )
  await recordDeliveries(db, deliveredEmails)
  return deliveredEmails.map(({ delivery }) => delivery)
}

function toSend({ id, recipient, subject, createdAt, ...email }: ClaimedEmail): OutgoingEmail {
  const { body, html, replyTo, unsubscribeUrl, attachment } = email
  return {
    to: recipient,
    subject: subject.replace(/\s+/g, ' '),
    idempotencyKey: `outbox-${id}-${createdAt.getTime()}`,
    body,
    html,
    replyTo,
    unsubscribeUrl,
    attachment,
  }
}

async function msUntilNext(db: Db): Promise<number | null> {
  const [next] = await db
    .select({ sendAfter: outbox.sendAfter })
    .from(outbox)
    .where(and(whereWaiting, eq(outbox.attempts, 0)))
    .orderBy(asc(outbox.sendAfter))
    .limit(1)
  return next ? Math.max(0, (next.sendAfter?.getTime() ?? 0) - Date.now()) : null
}

export const whereStale = (now: Date): SQL =>
  sql`(coalesce(${outbox.expiresAt}, ${outbox.createdAt} + ${policyOf('notice').lifetimeMs}) <= ${now.getTime()})`

const rank = sql.join([
  sql`case ${outbox.kind}`,
  ...emailKinds.map((kind) => sql` when ${kind} then ${policyOf(kind).rank}`),
  sql` end`,
])

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
