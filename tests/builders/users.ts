import type { users } from '#server/db/schema/accounts.ts'
import { uniqueText } from './unique.ts'

/** The password of every built user. */
export const builtPassword = 'granite-lantern-harbour'

/** Its hash, made once: hashing takes longer than a whole test. A test compares the two. */
export const builtPasswordHash =
  'scrypt$16384$8$5$nhSmpKQQnVEHU3TAdvjchg$dxDTXROLRsrrd0lLBzeqshOb_8f8oI0Q7pM-5E7dpqU'

/** A valid client nobody else is. */
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
