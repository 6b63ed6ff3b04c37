import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from './columns.ts'

/**
 * Append-only: triggers refuse updates and deletes (migration 0006). There are no foreign keys, so that entries
 * survive the deletion of an account.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    actorId: integer('actor_id'),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subject: text('subject').notNull(),
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_type').on(table.subjectType, table.id),
    index('audit_log_subject').on(table.subjectType, table.subject, table.id),
  ],
)

/** Append-only too. Each row's hash covers the entry and the hash before it (docs/decisions/027-audit-chain.md). */
export const auditSeals = sqliteTable('audit_seals', {
  entryId: integer('entry_id').primaryKey(),
  hash: text('hash').notNull(),
})
