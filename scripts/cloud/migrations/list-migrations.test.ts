import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { findMisnumbered, listMigrations, mergedFolder, writeMigrations } from './list-migrations.ts'

const users = 'create table users (id integer primary key);'
const referrals = 'create table referrals (user_id integer references users (id));'

test("a fork's own migrations come after those of the release, under the names that the database records", () => {
  const root = aFolder({
    'src/site/migrations/9000_referrals.sql': referrals,
    'migrations/0001_name.sql': 'alter table users add name text;',
    'migrations/0000_first.sql': users,
  })
  writeMigrations(root)
  const names = readdirSync(join(root, mergedFolder)).sort()
  expect(names).toEqual(['0000_first.sql', '0001_name.sql', '9000_referrals.sql'])
  expect(listMigrations(root).map(({ name }) => name)).toEqual(names)
  const database = new DatabaseSync(':memory:')
  for (const name of names) database.exec(readFileSync(join(root, mergedFolder, name), 'utf8'))
  expect(database.prepare('select count(*) as count from referrals').get()).toEqual({ count: 0 })
})

test('a migration that was changed or deleted is changed or deleted in the folder that wrangler reads', () => {
  const root = aFolder({ 'migrations/0000_first.sql': users, 'src/site/migrations/9000_a.sql': referrals })
  writeMigrations(root)
  writeIn(root, 'migrations/0000_first.sql', `${users} create table again (id integer);`)
  rmSync(join(root, 'src/site/migrations/9000_a.sql'))
  writeMigrations(root)
  expect(readdirSync(join(root, mergedFolder))).toEqual(['0000_first.sql'])
  expect(readFileSync(join(root, mergedFolder, '0000_first.sql'), 'utf8')).toContain('again')
})

test("a release's number never enters the fork's range, and the other way round", () => {
  const own = (name: string) => ({ name, file: `src/site/migrations/${name}`, isOwn: true })
  const releaseMigration = (name: string) => ({ name, file: `migrations/${name}`, isOwn: false })
  expect(
    findMisnumbered([
      releaseMigration('0000_first.sql'),
      releaseMigration('8999_last.sql'),
      own('9000_a.sql'),
    ]),
  ).toEqual([])
  expect(
    findMisnumbered([
      releaseMigration('9000_a.sql'),
      own('0010_b.sql'),
      own('c.sql'),
      releaseMigration('0001_d.sql'),
      releaseMigration('0001_e.sql'),
    ]),
  ).toEqual([
    "migrations/9000_a.sql has a number of a fork's range: those of a release end before 9000.",
    "src/site/migrations/0010_b.sql has a number that a release may use: a fork's own begin at 9000.",
    'src/site/migrations/c.sql does not begin with a number of four digits and an underscore.',
    'migrations/0001_e.sql has the number of migrations/0001_d.sql.',
  ])
})

test('every migration of this project has a number in its own range', () => {
  expect(findMisnumbered(listMigrations())).toEqual([])
})
