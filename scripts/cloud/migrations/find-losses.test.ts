import { expect, test } from 'vitest'
import { findLosses } from './find-losses.ts'

const first = {
  file: '0000_first.sql',
  sql: `create table users (id integer primary key, username text not null unique, phone text);
    create table sessions (user_id integer not null references users (id) on delete cascade);
    create table outbox (id integer primary key, text text);
    create virtual table users_fts using fts5 (username);`,
}
const lossesOf = (sql: string) =>
  findLosses([first, { file: '0001_next.sql', sql }]).map(
    ({ file, what, effect }) => `${file}: ${what}: ${effect}`,
  )

for (const sql of [
  'delete from outbox',
  'DELETE FROM [outbox] WHERE id > 5',
  'delete /* only a few */ from -- of them\n main."outbox" where id = 1',
  'with old as (select 1 as id) delete from outbox where id in (select id from old)',
  "replace into outbox (id, text) values (1, '')",
  "insert or replace into main.outbox (id, text) select id, '' from outbox",
])
  test(`${sql.split('\n')[0]}: rows of a table that exists are not deleted`, () => {
    expect(lossesOf(sql)).toEqual(['0001_next.sql: outbox: deletes or replaces rows of it'])
  })

for (const sql of [
  'drop table outbox',
  'DROP TABLE IF EXISTS main.[outbox]',
  'alter table outbox rename to letters',
  'create table new_outbox (id integer primary key, text text); insert into new_outbox select * from outbox; drop table outbox',
])
  test(`${sql}: a table that exists stays`, () => {
    expect(lossesOf(sql)).toEqual(['0001_next.sql: outbox: drops or renames it'])
  })

for (const sql of ['alter table users drop column phone', 'alter table users rename column phone to mobile'])
  test(`${sql}: a column that exists stays`, () => {
    expect(lossesOf(sql)).toEqual(['0001_next.sql: users.phone: drops or renames it'])
  })

for (const sql of [
  "update outbox set text = ''",
  "insert into outbox (id, text) values (1, 'a') on conflict (id) do update set text = ''",
])
  test(`${sql}: what a column holds is not overwritten`, () => {
    expect(lossesOf(sql)).toEqual(['0001_next.sql: outbox.text: overwrites it'])
  })

test('a table that others refer to is not rebuilt, because that deletes the rows that refer to it', () => {
  const sql = `pragma foreign_keys = off;
    create table __new_users (id integer primary key, username text);
    insert into __new_users select id, username from users;
    drop table users;
    alter table __new_users rename to users;`
  expect(lossesOf(sql)).toEqual([
    '0001_next.sql: sessions: deletes or replaces rows of it',
    '0001_next.sql: users: deletes or replaces rows of it',
    '0001_next.sql: users.phone: drops or renames it',
  ])
})

test('a migration may add tables, columns, indexes, triggers and rows, and fill or empty what it adds', () => {
  const sql = `create table notes (id integer primary key, text text); -- drop table users
    insert into notes (text) select username from users; update notes set text = ''; delete from notes;
    drop table notes;
    alter table users add column locale text; update users set locale = 'en';
    create index users_phone on users (phone);
    create trigger users_gone after delete on users begin delete from outbox where id = old.id; end;
    insert into outbox (text) values ('a'); drop table users_fts;`
  expect(lossesOf(sql)).toEqual([])
})

test('a migration that SQLite refuses is named with the reason', () => {
  expect(() => lossesOf('create table users (id integer)')).toThrow(
    /0001_next.sql does not run after the migrations before it: .*table users already exists/,
  )
})

test('what a migration takes from earlier ones is a loss, whoever wrote them', () => {
  const own = {
    file: 'src/site/migrations/9000_referrals.sql',
    sql: 'create table referrals (user_id integer references users (id) on delete cascade); insert into referrals values (null)',
  }
  expect(findLosses([first, own, { file: '0002_users.sql', sql: 'drop table users' }])).toEqual([
    { file: '0002_users.sql', what: 'referrals', effect: 'deletes or replaces rows of it' },
    { file: '0002_users.sql', what: 'sessions', effect: 'deletes or replaces rows of it' },
    { file: '0002_users.sql', what: 'users', effect: 'drops or renames it' },
  ])
})
