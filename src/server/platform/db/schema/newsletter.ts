import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { digestFrequencies, issueStates } from '#contracts/newsletter-rules.ts'
import { createdAt, instant } from './columns.ts'

export const newsletterIssues = sqliteTable(
  'newsletter_issues',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    html: text('html').notNull(),
    emailHtml: text('email_html').notNull(),
    emailText: text('email_text').notNull(),
    summary: text('summary').notNull(),
    origin: text('origin', { enum: ['written', 'post', 'digest'] })
      .notNull()
      .default('written'),
    state: text('state', { enum: issueStates }).notNull().default('draft'),
    sendAt: instant('send_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    number: integer('number'),
    cursor: integer('cursor').notNull().default(0),
    isQueued: integer('is_queued', { mode: 'boolean' }).notNull().default(false),
    /** Triggers on the outbox count `queued`, `sent` and `failed`. */
    queued: integer('queued').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    left: integer('left').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_issues_slug').on(table.slug),
    uniqueIndex('newsletter_issues_number').on(table.number),
    index('newsletter_issues_scheduled').on(table.sendAt).where(sql`state = 'scheduled'`),
    index('newsletter_issues_sending').on(table.startedAt).where(sql`state = 'sending'`),
  ],
)

export const newsletterSettings = sqliteTable(
  'newsletter_settings',
  {
    id: integer('id').primaryKey(),
    digest: text('digest', { enum: digestFrequencies }).notNull().default('off'),
    /** The period of the last digest, such as 2026-11-23 (a week's Monday) or 2026-11. */
    digestPeriod: text('digest_period').notNull().default(''),
    digestSince: instant('digest_since'),
    emailsPerDay: integer('emails_per_day'),
    countedDay: text('counted_day').notNull().default(''),
    countedEmails: integer('counted_emails').notNull().default(0),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [check('newsletter_settings_one_row', sql`${table.id} = 1`)],
)
