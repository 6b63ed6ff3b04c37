import { expect, test } from 'vitest'
import { findUnsafeMigrations } from './unsafe-migrations.ts'

const parents = {
  name: '0000_first.sql',
  sql: `CREATE TABLE \`users\` (\`id\` integer PRIMARY KEY);
CREATE TABLE \`sessions\` (\`user_id\` integer, FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade);
CREATE TABLE \`projects\` (\`client_id\` integer, FOREIGN KEY (\`client_id\`) REFERENCES \`clients\`(\`id\`) ON DELETE no action);`,
}
const rebuild = (table: string) => ({
  name: '0001_rebuild.sql',
  sql: `PRAGMA foreign_keys=OFF;
CREATE TABLE \`__new_${table}\` (\`id\` integer PRIMARY KEY);
INSERT INTO \`__new_${table}\`("id") SELECT "id" FROM \`${table}\`;
DROP TABLE \`${table}\`;
ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\`;`,
})

test('rebuilding a table with cascading children is refused once, by name', () => {
  expect(findUnsafeMigrations([parents, rebuild('users')])).toEqual([
    '0001_rebuild.sql rebuilds or drops "users": on D1 this deletes every row that refers to it.',
  ])
})

test('rebuilding a table with non-cascading children is refused too', () => {
  expect(findUnsafeMigrations([parents, rebuild('clients')])).toEqual([
    '0001_rebuild.sql rebuilds or drops "clients": on D1 this fails while rows refer to it.',
  ])
})

test('a table without children may be rebuilt, and columns may be added anywhere', () => {
  const column = { name: '0002_column.sql', sql: 'ALTER TABLE `users` ADD `phone` text;' }
  expect(findUnsafeMigrations([parents, rebuild('sessions'), column])).toEqual([])
})

test('a column added with a cascading reference makes its target a parent', () => {
  const column = {
    name: '0001_column.sql',
    sql: 'ALTER TABLE `posts` ADD `author_id` integer REFERENCES authors(id) ON DELETE cascade;',
  }
  expect(findUnsafeMigrations([column, rebuild('authors')])).toHaveLength(1)
})

test('SQL in a comment is ignored', () => {
  expect(
    findUnsafeMigrations([parents, { name: '0003.sql', sql: '-- DROP TABLE users would lose sessions' }]),
  ).toEqual([])
})

test("a release that rebuilds a table which a fork's own table refers to is named", () => {
  const own = {
    name: 'src/site/migrations/9000_referrals.sql',
    sql: 'create table referrals (user_id integer references services (id) on delete cascade);',
  }
  const release = { name: 'migrations/0010_services.sql', sql: 'drop table services;' }
  expect(findUnsafeMigrations([own, release])).toEqual([
    'migrations/0010_services.sql rebuilds or drops "services": on D1 this deletes every row that refers to it.',
  ])
})
