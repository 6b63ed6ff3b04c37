import { createUser } from '#server/auth/create-user.ts'
import type { Db } from '#server/db/open.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { PlainFailure } from '../process/plain-failure.ts'

/**
 * Makes the demo accounts that are missing; an account that is there keeps its password.
 * @throws PlainFailure when somebody else holds a demo account's e-mail
 */
export async function seedAccounts(db: Db): Promise<number> {
  let accounts = 0
  for (const account of demoAccounts) {
    const made = await createUser(db, { ...account, password: demoPassword })
    if (made.ok) accounts += 1
    else if (made.reason === 'email-taken')
      throw new PlainFailure(`${account.email} belongs to another account.`)
  }
  return accounts
}
