import { beforeEach, expect, test } from 'vitest'
import { withLocalD1 } from '../../lib/with-d1.ts'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { migrateRemote } from './migrate-remote.ts'

let folder = ''
beforeEach(() => {
  folder = aFolder()
})

function migrationOf(name: string, sql: string) {
  return { name, file: writeIn(folder, name, sql), isOwn: false }
}

test('a deployment names the way back, applies what is missing, and stops where rows are gone or a file has changed', async () => {
  await withLocalD1(async (db) => {
    const lines: string[] = []
    const run = (migrations: ReturnType<typeof migrationOf>[]) =>
      migrateRemote(db, {
        migrations,
        readBookmark: async () => '0000-bookmark',
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
    const steps = { readBookmark: async () => '0000-bookmark', print: () => undefined }
    const tables = ['devices', 'outbox', 'account_tokens']
    const filling = tables.map(
      (table) => `create table ${table} (text text); insert into ${table} values ('a')`,
    )
    const first = [migrationOf('0000_first.sql', filling.join('; '))]
    await migrateRemote(db, { ...steps, migrations: first })

    const both = [...first, migrationOf('0001_second.sql', 'create table notes (text text)')]
    const applyAndSweep: typeof applyMigrations = async (...args) => {
      await applyMigrations(...args)
      for (const table of tables) await db.prepare(`delete from ${table}`).run()
    }
    await migrateRemote(db, { ...steps, migrations: both, apply: applyAndSweep })
    expect(await db.prepare('select name from d1_migrations').raw()).toEqual([
      ['0000_first.sql'],
      ['0001_second.sql'],
    ])
  }, folder)
})
