import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { addUser } from '#tests/builders/sign-in.ts'
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
  const leftovers = await env.DB.prepare(
    "select name from sqlite_master where name like '%fuzz%' or name = 'trees'",
  ).all()
  expect(leftovers.results).toEqual([])
  await startFromNothing()
})

test('a test file finds what the migrations left, and no row, number or search result of the one before', async () => {
  const db = openDb(env.DB)
  const triggers = async () =>
    (await env.DB.prepare("select sql from sqlite_master where type = 'trigger' order by name").all()).results
  const matchCount = async (username: string) =>
    env.DB.prepare('select count(*) as n from users_fts where users_fts match ?')
      .bind(`"${username}"`)
      .first('n')
  await startFromNothing()
  const migratedState = {
    triggers: await triggers(),
    jobs: await env.DB.prepare('select * from clock_jobs').all(),
  }
  const { username } = await addUser(db)
  await env.DB.exec('delete from clock_jobs')
  expect(await matchCount(username)).toBe(1)

  await startFromNothing()
  expect(await matchCount(username)).toBe(0)
  expect(await triggers()).toEqual(migratedState.triggers)
  expect((await env.DB.prepare('select * from clock_jobs').all()).results).toEqual(migratedState.jobs.results)
  expect(await db.$count(auditLog)).toBe(0)
  expect((await addUser(db)).id).toBe(1)
})
