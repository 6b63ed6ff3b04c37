import { and, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { EmailQuery, EmailState, ListedEmail } from '#contracts/admin-emails.ts'
import { type ListAnswer, listRules } from '#contracts/lists.ts'
import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Place } from '#server/lists/cursor.ts'
import { inOrder, type Order, pageOf, whereAfter } from '#server/lists/keyset.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { policyOf } from './email-kinds.ts'
import { staleReason, whereStale, whereWaiting } from './send-outbox.ts'
import { hasErasedToken } from './without-tokens.ts'

export const emailsSort = 'newest'
const newestFirst: Order = { by: outbox.id, id: outbox.id, direction: 'desc' }

/** Without a provider nothing marks stale emails, so they are recognized by their age too. */
export function whereEmail(state: EmailState, now: Date): SQL | undefined {
  const gaveUpStale = sql`(${outbox.failedAt} is not null and ${outbox.lastError} is ${staleReason})`
  if (state === 'sent') return isNotNull(outbox.sentAt)
  if (state === 'waiting') return and(whereWaiting, not(whereStale(now)))
  if (state === 'stale')
    return and(isNull(outbox.sentAt), or(gaveUpStale, and(whereWaiting, whereStale(now))))
  return and(isNull(outbox.sentAt), isNotNull(outbox.failedAt), not(gaveUpStale))
}

/** Counts the emails that failed or became stale, for the notice on the overview. */
export const countUnsent = (db: Db, now: Date) =>
  db.$count(outbox, or(whereEmail('failed', now), whereEmail('stale', now)))

export async function listEmails(
  { db, now }: ServiceContext,
  { state, place }: Pick<EmailQuery, 'state'> & { place: Place | undefined },
): Promise<ListAnswer<ListedEmail>> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(state && whereEmail(state, now), whereAfter(newestFirst, place)))
    .orderBy(...inOrder(newestFirst))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, emailsSort, ({ id }) => ({ value: id, id }))
  return { items: items.map((row) => toListed(row, now)), next }
}

type Row = typeof outbox.$inferSelect

/** A link that has expired or was erased cannot be sent again: its recipient asks for another. */
export function isResendable(row: Row, now: Date): boolean {
  const state = stateOf(row, now)
  const isUnsent = state === 'failed' || state === 'stale'
  return isUnsent && row.kind !== 'account-link' && !hasErasedToken(row.body)
}

export function toListed(row: Row, now: Date): ListedEmail {
  const { id, recipient, subject, attempts, lastError, createdAt, sentAt } = row
  const state = stateOf(row, now)
  return {
    ...{ id, recipient, subject, state, attempts, lastError },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    isResendable: isResendable(row, now),
  }
}

function stateOf({ sentAt, failedAt, lastError, expiresAt, createdAt }: Row, now: Date): EmailState {
  if (sentAt) return 'sent'
  if (failedAt) return lastError === staleReason ? 'stale' : 'failed'
  const endsAt = expiresAt?.getTime() ?? createdAt.getTime() + policyOf('notice').lifetimeMs
  return endsAt <= now.getTime() ? 'stale' : 'waiting'
}
