import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { adminInsertSql } from './admin-insert-sql.ts'

it('an administrator is inserted unchanged, whatever characters the values contain, and the audit log says so', () => {
  const database = new DatabaseSync(':memory:')
  for (const file of globSync('migrations/*.sql').toSorted()) database.exec(readFileSync(file, 'utf8'))
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
  expect(
    database.prepare('select actor, action, subject_type as type, subject, after from audit_log').all(),
  ).toEqual([
    {
      actor: 'admin:create',
      action: 'user.create',
      type: 'user',
      subject: 'grace',
      after: '{"role":"admin"}',
    },
  ])
})
