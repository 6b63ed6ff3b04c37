import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of an account (TOTP, RFC 6238). It counts only after its first code has confirmed it. */
export const authenticators = sqliteTable('authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  encryptedKey: text('encrypted_key').notNull(),
  lastStep: integer('last_step').notNull().default(0),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
})

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), userId: userId(), createdAt: createdAt() },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

export const pendingSignIns = sqliteTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    passwordMark: text('password_mark').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expires').on(table.expiresAt),
  ],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const passkeyPurposes = ['register', 'sign-in', 'step-up'] as const

export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    challengeHash: text('challenge_hash').notNull(),
    purpose: text('purpose', { enum: passkeyPurposes }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)
