import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { accountsLine } from './accounts-line.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

function stateWith(usernames: readonly string[]): string {
  const state = aFolder()
  for (const name of ['a', 'metadata']) {
    using database = new DatabaseSync(writeIn(state, `v3/d1/db/${name}.sqlite`, ''))
    if (name === 'metadata') continue
    database.exec('create table users (username text)')
    for (const username of usernames) database.prepare('insert into users values (?)').run(username)
  }
  return state
}

test('demo accounts are named only if they exist', () => {
  const [first, second] = demoAccounts
  expect(accountsLine(stateWith(['mine', second.username, first.username]))).toBe(
    `accounts: ${first.username}, ${second.username}; password: ${demoPassword}`,
  )
  expect(accountsLine(stateWith(['mine']))).toBe('the accounts are those that you made')
})

test('without an account, the command that makes one is named', () => {
  for (const state of [stateWith([]), aFolder()])
    expect(accountsLine(state)).toContain('`npm run admin:create` makes an administrator')
})
