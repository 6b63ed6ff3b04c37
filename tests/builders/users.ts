import type { users } from '#platform/db/schema/accounts.ts'
import { uniqueText } from './unique.ts'

export const builtPassword = 'granite-lantern-harbour'

/**
 * Precomputed, because hashing takes longer than a whole test. The quick one is of the same password at a low cost, for
 * tests that make dozens of wrong guesses.
 */
export const builtPasswordHash =
  'scrypt$16384$8$5$nhSmpKQQnVEHU3TAdvjchg$dxDTXROLRsrrd0lLBzeqshOb_8f8oI0Q7pM-5E7dpqU'

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
