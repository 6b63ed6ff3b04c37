import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Transport } from './transport.ts'
import { withoutTokens } from './without-tokens.ts'

/** Mails that one run sends at most: it works behind a request, which has its own limits. */
const emailsPerRun = 10
/** Tries at once and after 1, 4, 16, 64 and 256 minutes; then the mail is given up. */
export const triesMax = 6
const firstPauseMs = 60_000

/** A held mail that is due within this time is waited for; the platform ends work behind a request after 30 s. */
const waitMaxMs = 20_000

/**
 * Sends the mails that are due, oldest first, and those that become due within 20 seconds. One UPDATE claims them by
 * moving their next try into the future, so that no two isolates send the same one; a run that is cut short has its
 * mails tried again then.
 * @param wait for tests
 * @returns how many went out
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
  const claimed = await claimDue(db, new Date())
  const results = await Promise.all(claimed.map((mail) => sendClaimed(db, transport, mail)))
  return results.filter(Boolean).length
}

function claimDue(db: Db, now: Date) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, or(isNull(outbox.sendAfter), lte(outbox.sendAfter, now))))
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

async function sendClaimed(db: Db, transport: Transport, mail: typeof outbox.$inferSelect): Promise<boolean> {
  const { id, recipient, subject, body, createdAt, attempts } = mail
  // The same in every try, so that a provider that knows the header takes a repeated mail once.
  const key = `outbox-${id}-${createdAt.getTime()}`
  const delivery = await transport({ to: recipient, subject, body, key })
  const isOver = delivery.ok || delivery.isFinal || attempts >= triesMax
  const now = new Date()
  await db
    .update(outbox)
    .set({
      ...(delivery.ok ? { sentAt: now, lastError: null } : { lastError: delivery.reason }),
      ...(!delivery.ok && isOver ? { failedAt: now } : {}),
      // A link that is out is nobody's business here any more.
      ...(isOver ? { body: withoutTokens(body) } : {}),
    })
    .where(eq(outbox.id, id))
  return delivery.ok
}

/** Milliseconds until the next mail that was never tried is due; null when none waits. */
async function msUntilNext(db: Db): Promise<number | null> {
  const [next] = await db
    .select({ sendAfter: outbox.sendAfter })
    .from(outbox)
    .where(and(isWaiting, eq(outbox.attempts, 0)))
    .orderBy(asc(outbox.sendAfter))
    .limit(1)
  return next ? Math.max(0, (next.sendAfter?.getTime() ?? 0) - Date.now()) : null
}

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
