import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from './columns.ts'

/**
 * Who did what when. Rows are only ever added: triggers refuse to change or delete one (migration 0006). It refers
 * to no other table, so that a deleted account takes nothing with it.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    actorId: integer('actor_id'),
    /** The username at that time. */
    actor: text('actor').notNull(),
    /** `post.publish`, `user.role`, … */
    action: text('action').notNull(),
    /** What it was done to: `post`, `user`, … and its slug, code or id. */
    subjectType: text('subject_type').notNull(),
    subject: text('subject').notNull(),
    /** The changed fields only, and never a secret. */
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
