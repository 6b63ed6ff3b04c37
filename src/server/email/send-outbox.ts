import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { emailSuppressions, outbox } from '#server/db/schema/outbox.ts'
import { emailKinds, policyOf } from './email-kinds.ts'
import { deleteUnwanted, openLane, type NewsletterLane, whereInLane } from './newsletter-lane.ts'
import type { OutgoingEmail } from './providers.ts'
import type { Delivery, Transport } from './transport.ts'
import { withoutTokens } from './without-tokens.ts'

const emailsAtOnce = 10
/**
 * A run works after a response, which the platform ends after 30 s, and a slow provider holds a batch for 10 s. Each
 * email costs a subrequest and a query, of which a request may make 1,000.
 */
const emailsPerRun = 200
const startsWithinMs = 18_000

/** At once, after 1, 4, 16 and 64 minutes, and then every 256 minutes: almost 23 hours in all. */
export const attemptsMax = 10
const firstPauseMs = 60_000
const pauseDoublingsMax = 8

const waitMaxMs = 15_000

export const staleReason = 'not sent in time'
const suppressedReason = 'the address bounced or complained'

/**
 * Sends due emails until none is left or the run has done its share. It waits once for held emails that become due
 * within 15 seconds. One UPDATE claims a batch by moving its next attempt into the future, so that no two isolates send
 * the same email and an interrupted run has its emails retried.
 */
export async function sendOutbox(db: Db, transport: Transport, wait = pause): Promise<number> {
  const endsAt = Date.now() + startsWithinMs
  await giveUpStale(db)
  await giveUpSuppressed(db)
  await deleteUnwanted(db, emailsPerRun)
  const lane = openLane()
  let sentCount = 0
  let hasWaited = false
  for (let triedCount = 0; triedCount < emailsPerRun && Date.now() < endsAt; ) {
    const emails = await claimDue(db, new Date(), lane)
    triedCount += emails.length
    if (emails.length > 0) {
      const deliveries = await sendClaimed(db, transport, emails)
      sentCount += deliveries.filter(({ ok }) => ok).length
      const pauseMs = lane.pauseAfter(emails, deliveries)
      if (pauseMs > 0) await wait(pauseMs)
      continue
    }
    const ms = hasWaited ? null : await msUntilNext(db)
    if (ms === null || ms > waitMaxMs) break
    hasWaited = true
    await wait(ms)
  }
  return sentCount
}

/**
 * Gives up emails whose time is over: expired password links, and old news that would go out once a provider is set up.
 */
export async function giveUpStale(db: Db) {
  const now = new Date()
  const staleEmails = await db
    .select({ id: outbox.id, body: outbox.body, kind: outbox.kind })
    .from(outbox)
    .where(and(whereWaiting, whereStale(now)))
    .limit(emailsPerRun)
  await runAll(
    db,
    staleEmails.map((email) =>
      db
        .update(outbox)
        .set({ failedAt: now, lastError: staleReason, ...erasedTexts(email) })
        .where(and(eq(outbox.id, email.id), whereWaiting)),
    ),
  )
}

async function giveUpSuppressed(db: Db) {
  const whereSuppressed = sql`exists (select 1 from ${emailSuppressions} where ${emailSuppressions.address} = lower(${outbox.recipient}))`
  const emails = await db
    .select({ id: outbox.id, body: outbox.body, kind: outbox.kind })
    .from(outbox)
    .where(and(whereWaiting, whereSuppressed))
    .limit(emailsPerRun)
  await runAll(
    db,
    emails.map((email) =>
      db
        .update(outbox)
        .set({ failedAt: new Date(), lastError: suppressedReason, ...erasedTexts(email) })
        .where(and(eq(outbox.id, email.id), whereWaiting)),
    ),
  )
}

function claimDue(db: Db, now: Date, lane: NewsletterLane) {
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

type Claimed = typeof outbox.$inferSelect

async function sendClaimed(
  db: Db,
  transport: Transport,
  emails: readonly Claimed[],
): Promise<readonly Delivery[]> {
  const deliveries = await Promise.all(
    emails.map(async (email) => ({ email, delivery: await transport(toSend(email)) })),
  )
  await runAll(
    db,
    deliveries.map(({ email, delivery }) => recordDelivery(db, email, delivery)),
  )
  return deliveries.map(({ delivery }) => delivery)
}

function toSend({ id, recipient, subject, createdAt, ...email }: Claimed): OutgoingEmail {
  const { body, html, replyTo, unsubscribeUrl, attachment } = email
  return {
    to: recipient,
    subject: subject.replace(/\s+/g, ' '),
    idempotencyKey: `outbox-${id}-${createdAt.getTime()}`,
    ...{ body, html, replyTo, unsubscribeUrl, attachment },
  }
}

function recordDelivery(db: Db, email: Claimed, delivery: Delivery) {
  const { id, attempts } = email
  const waitsForRoom = email.kind === 'newsletter' && !delivery.ok && delivery.isLimit === true
  const isOver = delivery.ok || delivery.isFinal || (attempts >= attemptsMax && !waitsForRoom)
  const now = new Date()
  return db
    .update(outbox)
    .set({
      ...(delivery.ok ? { sentAt: now, lastError: null } : { lastError: delivery.reason }),
      ...(!delivery.ok && isOver ? { failedAt: now } : {}),
      // No link stays readable in the database once its email is sent or given up.
      ...(isOver ? { ...erasedTexts(email), unsubscribeUrl: null } : {}),
      // A provider's limit says nothing about this email, so it costs no attempt.
      ...(waitsForRoom ? { attempts: attempts - 1, sendAfter: now } : {}),
      ...(!delivery.ok && delivery.retryAfterMs && !waitsForRoom
        ? { sendAfter: sql`max(${outbox.sendAfter}, ${now.getTime() + delivery.retryAfterMs})` }
        : {}),
    })
    .where(eq(outbox.id, id))
}

const erasedTexts = ({ kind, body }: Pick<Claimed, 'kind' | 'body'>) => ({
  body: kind === 'newsletter' ? '' : withoutTokens(body),
  html: null,
})

async function runAll(db: Db, statements: readonly ReturnType<typeof recordDelivery>[]) {
  const [first, ...others] = statements
  if (first) await db.batch([first, ...others])
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

export const whereWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

/** Emails from before `expires_at` get the longest lifetime. */
export const whereStale = (now: Date): SQL =>
  sql`(coalesce(${outbox.expiresAt}, ${outbox.createdAt} + ${policyOf('notice').lifetimeMs}) <= ${now.getTime()})`

const rank = sql.join([
  sql`case ${outbox.kind}`,
  ...emailKinds.map((kind) => sql` when ${kind} then ${policyOf(kind).rank}`),
  sql` end`,
])

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
