import type { users } from '#server/db/schema/accounts.ts'
import { uniqueText } from './unique.ts'

export const builtPassword = 'granite-lantern-harbour'

/**
 * Precomputed, because hashing takes longer than a whole test. The quick one is of the same password at a low cost, for
 * tests that make dozens of wrong guesses.
 */
export const builtPasswordHash =
  'scrypt$8192$8$1$10$hKw3GAF3OSB9qhhlXV17Jw$k_fO1XGfdWglrxJnbFaG5fehOR12VYDvD7MDbbHBPyk'

export const quickPasswordHash =
  'scrypt$16$8$1$BwcHBwcHBwcHBwcHBwcHBw$KdM-MW4v9cVe4pnCeqQcFdN2D5ymbL91O1M1Eqa-EbA'

export function aUser(overrides: Partial<typeof users.$inferInsert> = {}): typeof users.$inferInsert {
  const username = `asha.${uniqueText()}`
  return {
    username,
    name: 'Asha Rai',
    email: `${username}@example.com`,
    role: 'client',
    passwordHash: builtPasswordHash,
    ...overrides,
  }
}
