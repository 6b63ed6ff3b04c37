import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { collapseSpaces } from '#shared/plain-text.ts'
import { runAsD1, splitAsD1 } from '#tests/builders/d1-splitter.ts'
import { splitMigration } from './apply-migrations.ts'
import { findSplitFaults, withoutComments } from './split-faults.ts'
import { listMigrations } from './list-migrations.ts'

const migrations = listMigrations().map(({ name, file }) => ({
  name,
  file,
  sql: readFileSync(file, 'utf8'),
}))
const trigger = (body: string, begin = 'BEGIN', end = 'END') =>
  `create table a (x); create trigger t after insert on a ${begin} ${body}; ${end}; select 1;`
const broken = {
  'a quote in a comment (workers-sdk #4713)': "-- It's here\nselect 1;\nselect 1;",
  'a comment after the last statement (#4767)': 'select 1;\n-- select 2;\n',
  'a body that begins in small letters (#10998, #15314)': trigger('select 1', 'begin'),
  'a body that ends in small letters': trigger('select 1', 'BEGIN', 'end'),
  'a CASE without parentheses (#4727)': trigger('select case when true then 1 END'),
  'a body with CRLF (#14991)':
    'create table a (x);\r\ncreate trigger t after insert on a BEGIN\r\n select 1;\r\nEND;\r\n',
}

test.each(Object.entries(broken))('the emulation of D1 breaks %s, and SQLite does not', (_, sql) => {
  using database = new DatabaseSync(':memory:')
  expect(() => runAsD1(database, sql)).toThrow()
  using whole = new DatabaseSync(':memory:')
  whole.exec(sql)
})

test('the emulation of D1 breaks 0008_search_keywords.sql as it is written, because of a quote in a comment', () => {
  const sql = migrations.find(({ name }) => name === '0008_search_keywords.sql')?.sql ?? ''
  expect(splitAsD1(sql)).toHaveLength(1)
  expect(splitAsD1(withoutComments(sql))).toHaveLength(9)
})

const schemaOf = (database: DatabaseSync) =>
  database
    .prepare('select type, name, sql from sqlite_master order by type, name')
    .all()
    .map(({ type, name, sql }) => [type, name, collapseSpaces(withoutComments(String(sql)))])

test('every migration makes the same database through the emulation of D1 as through SQLite', () => {
  using plain = new DatabaseSync(':memory:')
  using asD1 = new DatabaseSync(':memory:')
  for (const { sql } of migrations) {
    plain.exec(sql)
    runAsD1(asD1, withoutComments(sql))
  }
  expect(schemaOf(asD1)).toEqual(schemaOf(plain))
})

test.each(migrations)('D1 takes each statement of $name for one', async ({ file }) => {
  for (const statement of await splitMigration(file))
    expect(splitAsD1(statement.replace(/;?$/, ';'))).toHaveLength(1)
})

test('what D1 would split wrongly is refused with file, line and what to write instead', () => {
  const faults = (sql: string) => findSplitFaults('9000_own.sql', sql)
  expect(faults('create table a (x);\ncreate trigger t after insert on a\nbegin\n  select 1;\nend;')).toEqual(
    [
      '9000_own.sql:3 has "begin" in a trigger: D1 finds the body of a trigger only between words in capitals. Write BEGIN.',
      '9000_own.sql:5 has "end" in a trigger: D1 finds the body of a trigger only between words in capitals. Write END.',
    ],
  )
  expect(
    faults(
      "-- It's\n/* two\nlines */ CREATE TEMP TRIGGER t AFTER INSERT ON a BEGIN\n SELECT CASE WHEN 1 THEN 2 END;\n SELECT (CASE 1 WHEN 1 THEN 2 END);\nEND;\nselect case 1 when 1 then 'begin' end;",
    ),
  ).toEqual([
    '9000_own.sql:4 has a CASE outside parentheses in a trigger: D1 takes its END for the end of the trigger. Write (CASE … END).',
  ])
  expect(faults('insert into a values (1);\nbegin transaction;\ncommit;')).toEqual([
    expect.stringMatching(/^9000_own.sql:2 has begin: D1 refuses transactions/),
    expect.stringMatching(/^9000_own.sql:3 has commit: D1 refuses transactions/),
  ])
  for (const { file, sql } of migrations) expect(findSplitFaults(file, sql)).toEqual([])
})

test.each(Object.entries(broken))('%s is either mended or refused', (_, sql) => {
  using database = new DatabaseSync(':memory:')
  if (findSplitFaults('9000_own.sql', sql).length === 0) runAsD1(database, withoutComments(sql))
})

test('comments go, and texts, names and lines stay', () => {
  const sql = `-- one 'quote'
select '-- no comment', "a--b", '/* no */' /* it's
two lines */ from \`x;--y\`; -- end
select 'it''s -- one text';\r
--> statement-breakpoint
select [a--b];`
  expect(withoutComments(sql)).toBe(
    "\nselect '-- no comment', \"a--b\", '/* no */'  \n from `x;--y`;\nselect 'it''s -- one text';\n\nselect [a--b];",
  )
})
