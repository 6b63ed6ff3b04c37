import { eq } from 'drizzle-orm'
import { createUser } from '#domains/identity/auth/create-user.ts'
import { hashPassword } from '#domains/identity/auth/password.ts'
import { users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { PlainFailure } from '../plain-failure.ts'

export async function seedAccounts(context: ServiceContext): Promise<number> {
  let accounts = 0
  for (const account of demoAccounts) {
    const result = await createUser(context, { ...account, passwordHash: await hashPassword(demoPassword) })
    if (result.ok) {
      accounts += 1
      await context.db
        .update(users)
        .set({ emailConfirmedAt: context.now })
        .where(eq(users.id, result.user.id))
    } else if (result.reason === 'email-taken')
      throw new PlainFailure(`${account.email} belongs to another account.`)
  }
  return accounts
}
