import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { adminInsertSql } from './admin-insert-sql.ts'

it('the statement inserts an administrator unchanged, whatever characters the values contain', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(readFileSync('migrations/0000_first.sql', 'utf8'))
  const admin = {
    username: 'grace',
    name: `Grace O'Malley'); drop table users; --`,
    email: `o'malley@example.com`,
    passwordHash: 'scrypt$16384$8$5$c2FsdA$a2V5',
  }
  database.exec(adminInsertSql(admin))
  expect(
    database.prepare('select username, name, email, role, password_hash as passwordHash from users').all(),
  ).toEqual([{ ...admin, role: 'admin' }])
})
