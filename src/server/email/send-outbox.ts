import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Transport } from './transport.ts'
import { withoutTokens } from './without-tokens.ts'

/** One run works behind a request, which limits its subrequests. */
const emailsPerRun = 10
/** At once and after 1, 4, 16, 64 and 256 minutes. */
export const attemptsMax = 6
const firstPauseMs = 60_000

/** A held email that is due within this time is waited for. The platform ends work behind a request after 30 s. */
const waitMaxMs = 20_000

/**
 * Sends due emails, oldest first, including held ones that become due within 20 seconds. One UPDATE claims them by
 * moving their next attempt into the future, so that no two isolates send the same email, and an interrupted run has
 * its emails retried.
 */
export async function sendOutbox(db: Db, transport: Transport, wait = pause): Promise<number> {
  let sent = await sendDue(db, transport)
  const ms = await msUntilNext(db)
  if (ms !== null && ms <= waitMaxMs) {
    await wait(ms)
    sent += await sendDue(db, transport)
  }
  return sent
}

async function sendDue(db: Db, transport: Transport): Promise<number> {
  const claimedEmails = await claimDue(db, new Date())
  const results = await Promise.all(claimedEmails.map((email) => sendClaimed(db, transport, email)))
  return results.filter(Boolean).length
}

function claimDue(db: Db, now: Date) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(whereWaiting, or(isNull(outbox.sendAfter), lte(outbox.sendAfter, now))))
    .orderBy(asc(outbox.id))
    .limit(emailsPerRun)
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      sendAfter: sql`${now.getTime()} + (${firstPauseMs} << (2 * ${outbox.attempts}))`,
    })
    .where(inArray(outbox.id, due))
    .returning()
}

async function sendClaimed(
  db: Db,
  transport: Transport,
  email: typeof outbox.$inferSelect,
): Promise<boolean> {
  const { id, recipient, subject, body, createdAt, attempts } = email
  // The same in every attempt, so that a provider that knows the header sends a repeated email once.
  const key = `outbox-${id}-${createdAt.getTime()}`
  const delivery = await transport({ to: recipient, subject, body, key })
  const isOver = delivery.ok || delivery.isFinal || attempts >= attemptsMax
  const now = new Date()
  await db
    .update(outbox)
    .set({
      ...(delivery.ok ? { sentAt: now, lastError: null } : { lastError: delivery.reason }),
      ...(!delivery.ok && isOver ? { failedAt: now } : {}),
      // No link stays readable in the database once its email is sent or given up.
      ...(isOver ? { body: withoutTokens(body) } : {}),
    })
    .where(eq(outbox.id, id))
  return delivery.ok
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

const whereWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
