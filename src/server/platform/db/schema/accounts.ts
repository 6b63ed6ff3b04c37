import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roles } from '#contracts/auth.ts'
import { createdAt, instant } from './columns.ts'

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Lowercased like `email`, so that the unique indexes ignore case. */
    username: text('username').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** `scrypt$N$r$p$salt$key`: holding the parameters lets a later sign-in raise them. */
    passwordHash: text('password_hash').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** A new address that its mailbox has not confirmed yet: `email` stays in force. Two accounts may wait for one. */
    pendingEmail: text('pending_email'),
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_email').on(table.email),
    index('users_name').on(sql`${table.name} collate nocase`, table.id),
    index('users_role').on(table.role, table.id),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    verifiedAt: instant('verified_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/**
 * Browsers that signed in before. Their attempts are counted apart, so a stranger's guesses cannot lock the owner
 * out.
 */
export const devices = sqliteTable(
  'devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('devices_user').on(table.userId), index('devices_expires').on(table.expiresAt)],
)

export const linkPurposes = [
  'reset-password',
  'confirm-email',
  'stop-email-change',
  'remove-factor',
  'accept-invitation',
] as const

export const accountTokens = sqliteTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An `accept-invitation` row stays after it expires: it marks an account whose invitation was never accepted. */
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_expires').on(table.expiresAt),
  ],
)

export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: instant('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
)
