import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roles } from '#contracts/auth.ts'
import { createdAt, instant } from './columns.ts'

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Lowercased: usernames are unique without regard to case. */
    username: text('username').notNull(),
    name: text('name').notNull(),
    /** Lowercased. */
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** `scrypt$N$r$p$salt$key`, so that parameters can be raised at the next sign-in. */
    passwordHash: text('password_hash').notNull(),
    /** When the owner followed the link that was sent to the address. */
    emailConfirmedAt: instant('email_confirmed_at'),
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
    /** SHA-256 of the token in the cookie, hex. The token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** Devices that signed in before: their attempts are counted apart, so a stranger's guesses lock nobody out. */
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

/** Links in mails: each works once, until its time is over. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset-password', 'confirm-email'] }).notNull(),
    /** The address that the link was sent to, lowercased: following it proves this one and no other. */
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
