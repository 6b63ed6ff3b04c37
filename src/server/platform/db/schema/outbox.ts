import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { bookings } from './bookings.ts'
import { createdAt, instant } from './columns.ts'
import { newsletterIssues } from './newsletter.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const policies = {
  'account-link': { rank: 0, lifetimeMs: 30 * minuteMs },
  'account-invitation': { rank: 0, lifetimeMs: 3 * dayMs },
  'account-notice': { rank: 1, lifetimeMs: 3 * dayMs },
  'address-link': { rank: 1, lifetimeMs: 3 * dayMs },
  notice: { rank: 2, lifetimeMs: 3 * dayMs },
  reminder: { rank: 1, lifetimeMs: dayMs },
  'failure-notice': { rank: 2, lifetimeMs: 3 * dayMs },
  newsletter: { rank: 3, lifetimeMs: 3 * dayMs },
} as const

export type EmailKind = keyof typeof policies
export const emailKinds = Object.keys(policies) as [EmailKind, ...EmailKind[]]
export const policyOf = (kind: EmailKind): { rank: number; lifetimeMs: number } => policies[kind]

export interface Attachment {
  name: string
  type: string
  content: string
}

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    kind: text('kind', { enum: emailKinds }).notNull().default('notice'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    issueId: integer('issue_id').references(() => newsletterIssues.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    sendAfter: instant('send_after'),
    expiresAt: instant('expires_at'),
    bulkId: text('bulk_id'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    failedAt: instant('failed_at'),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    html: text('html'),
    attachment: text('attachment', { mode: 'json' }).$type<Attachment>(),
  },
  (table) => [
    index('outbox_waiting').on(table.sentAt, table.id),
    index('outbox_bulk').on(table.bulkId),
    index('outbox_user').on(table.userId),
    index('outbox_booking').on(table.bookingId),
    uniqueIndex('outbox_issue').on(table.recipient, table.issueId).where(sql`issue_id is not null`),
    index('outbox_issue_sent').on(table.issueId, table.sentAt).where(sql`issue_id is not null`),
    index('outbox_unsent').on(table.id).where(sql`sent_at is null`),
    index('outbox_failed').on(table.id).where(sql`failed_at is not null`),
  ],
)

export const emailSuppressions = sqliteTable('email_suppressions', {
  address: text('address').primaryKey(),
  reason: text('reason', { enum: ['bounce', 'complaint'] }).notNull(),
  createdAt: createdAt(),
})
