import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { watchWrites } from '../fuzz/write-guard.ts'
import { dropTables, startFromNothing } from './clean-slate.ts'

test('a test file that watches every write does not stop the next one from starting with nothing', async () => {
  await env.DB.batch(
    [
      'create table branches (tree_id integer references trees (id) on delete cascade)',
      'create table trees (id integer primary key)',
      'insert into trees values (1)',
      'insert into branches values (1)',
    ].map((sql) => env.DB.prepare(sql)),
  )
  await watchWrites(env.DB)
  await dropTables(env.DB)
  const left = await env.DB.prepare(
    "select name from sqlite_master where name like '%fuzz%' or name = 'trees'",
  ).all()
  expect(left.results).toEqual([])
  await startFromNothing()
})
