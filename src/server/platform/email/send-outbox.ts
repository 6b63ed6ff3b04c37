import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { type QueryBudget, unlimitedQueries } from '#platform/db/query-budget.ts'
import { emailKinds, policyOf } from '#platform/db/schema/outbox.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { deleteUnwanted, openLane, type NewsletterLane, whereInLane } from './newsletter-lane.ts'
import type { OutgoingEmail } from './providers.ts'
import {
  type ClaimedEmail,
  type DeliveredEmail,
  giveUpEmails,
  recordDeliveries,
  whereWaiting,
} from './record-deliveries.ts'
import { suppressEmails } from './suppress-emails.ts'
import type { Transport } from './transport.ts'

const emailsAtOnceMax = 10
const batchEveryMs = 1000
const emailsPerRun = 200
/** Their texts are one value of a statement, of which D1 takes 2 MB. */
const givenUpAtOnce = 40
/** A run works after a response, which the platform ends after 30 s, and a slow provider holds a batch for 10 s. */
const startsWithinMs = 18_000
/** Claiming a batch, and recording it: an email that was sent must not be sent again. */
const queriesPerRound = 2
const queriesOfBounces = 3

const firstPauseMs = 60_000
const pauseDoublingsMax = 8

/**
 * Emails about a status change leave after 22 s. If a slow provider makes the run end before their batch is recorded,
 * they are sent again later, with the same idempotency key.
 */
const waitMaxMs = 23_000
const limitPauseMaxMs = 5_000
const startsAfterWaitWithinMs = 1000

export const staleReason = 'not sent in time'
const suppressedReason = 'the address bounced or complained'

interface Run {
  wait?: (ms: number) => Promise<void>
  budget?: QueryBudget
  waitsForHeld?: boolean
}

/**
 * Sends due emails until none is left or the run has done its share: the next request or tick goes on. It keeps to the
 * provider's rate, and waits once for held emails that become due within 23 seconds. One UPDATE claims a batch by moving
 * its next attempt into the future, so that no two isolates send the same email and an interrupted run has its emails
 * retried.
 */
export async function sendOutbox(
  db: Db,
  transport: Transport,
  { wait = pause, budget = unlimitedQueries, waitsForHeld = true }: Run = {},
): Promise<number> {
  let endsAt = Date.now() + startsWithinMs
  await giveUpStale(db)
  await giveUpEmails(db, { where: whereSuppressed, reason: suppressedReason, emailsMax: givenUpAtOnce })
  await deleteUnwanted(db, emailsPerRun)
  const { emailsPerSecond, reportsBounces = false } = transport
  const lane = openLane(Math.min(emailsAtOnceMax, emailsPerSecond ?? emailsAtOnceMax))
  let sentCount = 0
  let hasWaited = false
  let isStopped = false
  let batchMayStart = Promise.resolve()
  const queriesNeeded = queriesPerRound + (reportsBounces ? queriesOfBounces : 0)
  const mayGoOn = (triedCount: number) =>
    triedCount < emailsPerRun && Date.now() < endsAt && !isStopped && budget.left() >= queriesNeeded
  for (let triedCount = 0; mayGoOn(triedCount); ) {
    const emails = await claimDueStatement(db, new Date(), lane)
    triedCount += emails.length
    if (emails.length > 0) {
      await batchMayStart
      if (emailsPerSecond !== undefined) batchMayStart = wait(batchEveryMs)
      const delivered = await sendClaimed(db, transport, emails)
      const deliveries = delivered.map(({ delivery }) => delivery)
      sentCount += deliveries.filter(({ ok }) => ok).length
      const limitPauseMs = pauseAfterLimit(delivered)
      isStopped = limitPauseMs > limitPauseMaxMs
      const pauseMs = Math.max(lane.pauseAfter(emails, deliveries), limitPauseMs)
      if (pauseMs > 0 && !isStopped) await wait(pauseMs)
      continue
    }
    const ms = !waitsForHeld || hasWaited || budget.left() <= queriesNeeded ? null : await msUntilNext(db)
    if (ms === null || ms > waitMaxMs) break
    hasWaited = true
    await wait(ms)
    endsAt = Math.max(endsAt, Date.now() + startsAfterWaitWithinMs)
  }
  return sentCount
}

/** The newsletter's lane waits for its own limits. A limit without a time ends the run. */
function pauseAfterLimit(delivered: readonly DeliveredEmail[]): number {
  const pauses = delivered.map(({ email, delivery }) => {
    if (delivery.ok) return 0
    if (delivery.isRequestLimit) return Number.POSITIVE_INFINITY
    if (!delivery.isLimit || email.kind === 'newsletter') return 0
    return delivery.retryAfterMs ?? Number.POSITIVE_INFINITY
  })
  return Math.max(0, ...pauses)
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
    .limit(lane.emailsAtOnce)
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
): Promise<readonly DeliveredEmail[]> {
  const delivered = await Promise.all(
    emails.map(async (email) => ({ email, delivery: await transport(toSend(email)) })),
  )
  await recordDeliveries(db, delivered)
  const bouncedAddresses = delivered.flatMap(({ email, delivery }) =>
    delivery.ok && delivery.hasBounced ? [email.recipient] : [],
  )
  await suppressEmails({ db, now: new Date() }, { reason: 'bounce', addresses: bouncedAddresses })
  return delivered
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
