import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

export function accountsLine(stateDir: string): string {
  const usernames = new Set(globSync(join(stateDir, 'v3/d1/*/*.sqlite')).flatMap(usernamesIn))
  const names = demoAccounts.flatMap(({ username }) => (usernames.has(username) ? username : []))
  if (names.length > 0) return `accounts: ${names.join(', ')}; password: ${demoPassword}`
  return usernames.size > 0
    ? 'the accounts are those that you made'
    : 'no accounts; `npm run admin:create` makes an administrator'
}

function usernamesIn(file: string): string[] {
  using database = new DatabaseSync(file, { readOnly: true })
  const hasUsers = database.prepare("select 1 from sqlite_master where name = 'users'").get()
  if (!hasUsers) return []
  return database
    .prepare('select username from users')
    .all()
    .map(({ username }) => String(username))
}
