import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { withLocalD1 } from '../process/with-d1.ts'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { migrateRemote } from './migrate-remote.ts'

let folder = ''
beforeEach(() => {
  folder = aFolder()
})

function migrationOf(name: string, sql: string) {
  return { name, file: writeIn(folder, name, sql), isOwn: false }
}

async function applyTo(db: D1Database, migrations: ReturnType<typeof migrationOf>[]): Promise<void> {
  await db.prepare('create table if not exists d1_migrations (id integer primary key, name text)').run()
  for (const { name, file } of migrations) {
    const isApplied = await db.prepare('select 1 from d1_migrations where name = ?').bind(name).first()
    if (isApplied) continue
    for (const statement of readFileSync(file, 'utf8')
      .split(';')
      .filter((text) => text.trim()))
      await db.prepare(statement).run()
    await db.prepare('insert into d1_migrations (name) values (?)').bind(name).run()
  }
}

test('a deployment names the way back, applies what is missing, and stops where rows are gone or a file has changed', async () => {
  await withLocalD1(async (db) => {
    const lines: string[] = []
    const run = (migrations: ReturnType<typeof migrationOf>[]) =>
      migrateRemote({
        migrations,
        withDatabase: (use) => use(db),
        readBookmark: async () => '0000-bookmark',
        apply: () => applyTo(db, migrations),
        print: (line) => lines.push(line),
      })
    const first = migrationOf(
      '0000_first.sql',
      "create table notes (text text); insert into notes values ('a')",
    )

    await run([first])
    expect(lines.splice(0)).toEqual([
      'Applying 0000_first.sql. The database as it was before: npm run cf -- d1 time-travel restore DB --bookmark=0000-bookmark',
    ])
    await run([first])
    expect(lines.splice(0)).toEqual(['The database has every migration.'])

    const emptying = migrationOf('0001_empty.sql', 'delete from notes')
    await expect(run([first, emptying])).rejects.toThrow(
      'After the migrations these tables have fewer rows: notes (1 before, 0 now).',
    )

    const changedFirst = migrationOf('0000_first.sql', 'create table notes (text text)')
    await expect(run([changedFirst, emptying])).rejects.toThrow(
      `These migrations were applied to the database in another form: ${changedFirst.file}.`,
    )
  }, folder)
})

test('rows that expire while the migrations are applied stop no deployment', async () => {
  await withLocalD1(async (db) => {
    const steps = {
      withDatabase: (use) => use(db),
      readBookmark: async () => '0000-bookmark',
      print: () => undefined,
    } satisfies Partial<Parameters<typeof migrateRemote>[0]>
    const tables = ['devices', 'outbox', 'account_tokens']
    const filling = tables.map(
      (table) => `create table ${table} (text text); insert into ${table} values ('a')`,
    )
    const first = [migrationOf('0000_first.sql', filling.join('; '))]
    await migrateRemote({ ...steps, migrations: first, apply: () => applyTo(db, first) })

    const both = [...first, migrationOf('0001_second.sql', 'create table notes (text text)')]
    const applyAndSweep = async () => {
      await applyTo(db, both)
      for (const table of tables) await db.prepare(`delete from ${table}`).run()
    }
    await migrateRemote({ ...steps, migrations: both, apply: applyAndSweep })
    expect(await db.prepare('select name from d1_migrations').raw()).toEqual([
      ['0000_first.sql'],
      ['0001_second.sql'],
    ])
  }, folder)
})
