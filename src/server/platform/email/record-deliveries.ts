import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { withoutTokens } from './list-emails.ts'
import type { Delivery } from './transport.ts'

/** At once, after 1, 4, 16 and 64 minutes, and then every 256 minutes: almost 23 hours in all. */
export const attemptsMax = 10

export type ClaimedEmail = typeof outbox.$inferSelect

export interface DeliveredEmail {
  email: ClaimedEmail
  delivery: Delivery
}

export const whereWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

const field = <Value>(name: string) => sql<Value>`value ->> ${sql.raw(`'${name}'`)}`

export async function recordDeliveries(db: Db, deliveredEmails: readonly DeliveredEmail[]): Promise<void> {
  const now = new Date()
  const rows = deliveredEmails.map((delivered) => outcomeOf(delivered, now.getTime()))
  const isOver = field('isOver')
  await db
    .update(outbox)
    .set({
      sentAt: sql`coalesce(${field('sentAt')}, ${outbox.sentAt})`,
      failedAt: sql`coalesce(${field('failedAt')}, ${outbox.failedAt})`,
      lastError: field('lastError'),
      attempts: field('attempts'),
      // No link stays readable in the database once its email is sent or given up.
      body: sql`case when ${isOver} then ${field('body')} else ${outbox.body} end`,
      html: sql`case when ${isOver} then null else ${outbox.html} end`,
      unsubscribeUrl: sql`case when ${isOver} then null else ${outbox.unsubscribeUrl} end`,
      sendAfter: sql`case when ${field('isFixed')} then ${field('retryAt')} else max(${outbox.sendAfter}, coalesce(${field('retryAt')}, 0)) end`,
    })
    .from(sql`json_each(${JSON.stringify(rows)})`)
    .where(eq(outbox.id, field<number>('id')))
}

function outcomeOf({ email, delivery }: DeliveredEmail, now: number) {
  const { id, attempts } = email
  const isLimited = !delivery.ok && (delivery.isRequestLimit === true || delivery.isLimit === true)
  const isOver = delivery.ok || delivery.isFinal || (attempts >= attemptsMax && !isLimited)
  const retryAfterMs = delivery.ok ? null : pauseOf(email, delivery)
  return {
    id,
    isOver,
    sentAt: delivery.ok ? now : null,
    failedAt: !delivery.ok && isOver ? now : null,
    lastError: delivery.ok ? null : delivery.reason,
    // A limit of the provider, or of the platform, says nothing about the email.
    attempts: isLimited ? attempts - 1 : attempts,
    isFixed: isLimited && retryAfterMs !== null,
    retryAt: retryAfterMs === null ? null : now + retryAfterMs,
    body: isOver ? erasedBody(email) : null,
  }
}

/** Returns null for the pause that was set when the email was claimed. The newsletter's lane waits by itself. */
function pauseOf({ kind }: ClaimedEmail, delivery: Delivery & { ok: false }): number | null {
  if (delivery.isRequestLimit || (kind === 'newsletter' && delivery.isLimit)) return 0
  return delivery.retryAfterMs ?? null
}

export async function giveUpEmails(
  db: Db,
  { where, reason, emailsMax }: { where: SQL; reason: string; emailsMax: number },
): Promise<void> {
  const emails = await db
    .select({ id: outbox.id, body: outbox.body, kind: outbox.kind })
    .from(outbox)
    .where(and(whereWaiting, where))
    .limit(emailsMax)
  if (emails.length === 0) return
  const rows = emails.map((email) => ({ id: email.id, body: erasedBody(email) }))
  await db
    .update(outbox)
    .set({ failedAt: new Date(), lastError: reason, body: field('body'), html: null })
    .from(sql`json_each(${JSON.stringify(rows)})`)
    .where(and(eq(outbox.id, field<number>('id')), whereWaiting))
}

const erasedBody = ({ kind, body }: Pick<ClaimedEmail, 'kind' | 'body'>) =>
  kind === 'newsletter' ? '' : withoutTokens(body)
