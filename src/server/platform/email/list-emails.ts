import { and, asc, eq, getTableColumns, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { EmailQuery, EmailState, ListedEmail } from '#contracts/admin-emails.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import type { Db } from '#platform/db/open.ts'
import { policyOf } from '#platform/db/schema/outbox.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import {
  type Place,
  writeCursor,
  inOrder,
  type Order,
  scannedRowsMax,
  whereAfter,
} from '#platform/lists/keyset.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { whereWaiting } from './record-deliveries.ts'
import { staleReason, whereStale } from './send-outbox.ts'

export const emailsSort = 'newest'
const countedMax = 500
const newestFirst: Order = { by: outbox.id, id: outbox.id, direction: 'desc' }

/**
 * Matches the emails in a state. Without a provider nothing marks stale emails, so they are recognized by their age
 * too.
 */
function whereEmail(state: EmailState, now: Date): SQL | undefined {
  const gaveUpStale = sql`(${outbox.failedAt} is not null and ${outbox.lastError} is ${staleReason})`
  if (state === 'sent') return isNotNull(outbox.sentAt)
  if (state === 'waiting') return and(whereWaiting, not(whereStale(now)))
  if (state === 'stale')
    return and(isNull(outbox.sentAt), or(gaveUpStale, and(whereWaiting, whereStale(now))))
  return and(isNull(outbox.sentAt), isNotNull(outbox.failedAt), not(gaveUpStale))
}

export async function countUnsent(db: Db, now: Date): Promise<number> {
  const unsentEmails = db
    .select({ isOver: sql<number>`(${or(isNotNull(outbox.failedAt), whereStale(now))})`.as('is_over') })
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(asc(outbox.id))
    .limit(countedMax)
    .as('unsent')
  return db.$count(unsentEmails, eq(unsentEmails.isOver, 1))
}

/**
 * Returns a page of the outbox, newest first. With `state`, at most `scannedRowsMax` rows are scanned, so a page may
 * have few or no items and still have a `next` cursor.
 */
export async function listEmails(
  { db, now }: ServiceContext,
  { state, place }: Pick<EmailQuery, 'state'> & { place: Place | undefined },
): Promise<ListResponse<ListedEmail>> {
  const scannedMax = state ? scannedRowsMax : listRules.pageRows + 1
  const scannedRows = await db
    .select({
      email: getTableColumns(outbox),
      fits: state ? sql<number>`(${whereEmail(state, now)})` : sql<number>`1`,
    })
    .from(outbox)
    .where(and(whereLed(state), whereAfter(newestFirst, place)))
    .orderBy(...inOrder(newestFirst))
    .limit(scannedMax)
  const rows = scannedRows.filter(({ fits }) => fits).map(({ email }) => email)
  const items = rows.slice(0, listRules.pageRows)
  const last =
    rows.length > listRules.pageRows
      ? items.at(-1)
      : scannedRows.length === scannedMax
        ? scannedRows.at(-1)?.email
        : undefined
  const next = last ? writeCursor(emailsSort, { value: last.id, id: last.id }) : null
  return { items: items.map((row) => toListed(row, now)), next }
}

function whereLed(state: EmailState | undefined): SQL | undefined {
  if (!state || state === 'sent') return undefined
  return state === 'failed'
    ? and(isNull(outbox.sentAt), sql`${outbox.failedAt} is not null`)
    : isNull(outbox.sentAt)
}

type Row = typeof outbox.$inferSelect

export function isResendable(row: Row, now: Date): boolean {
  const state = stateOf(row, now)
  const isUnsent = state === 'failed' || state === 'stale'
  // An issue that was not sent in time is in the archive, and its text is no longer in the email.
  const isOver = ['account-link', 'newsletter', 'reminder'].includes(row.kind)
  return isUnsent && !isOver && !hasErasedToken(row.body)
}

export function toListed(row: Row, now: Date): ListedEmail {
  const { id, recipient, subject, attempts, lastError, createdAt, sentAt } = row
  const state = stateOf(row, now)
  return {
    id,
    recipient,
    subject,
    state,
    attempts,
    lastError,
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

const erasedToken = 'token=…'

export const withoutTokens = (body: string): string =>
  body.replace(/([?&])token=[a-z2-7]{32}/g, `$1${erasedToken}`)

export const hasErasedToken = (body: string): boolean => body.includes(erasedToken)
