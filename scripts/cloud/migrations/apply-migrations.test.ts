import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { withLocalD1 } from '../../lib/with-d1.ts'
import { applyMigrations } from './apply-migrations.ts'

test('a batch has at most 50 statements, and a long migration that fails continues where it stopped', async () => {
  const folder = aFolder()
  const statements = Array.from({ length: 100 }, (_, index) => `insert into notes values (${index});`)
  const migrationWith = (mistake: string) => ({
    name: '0000_long.sql',
    file: writeIn(
      folder,
      '0000_long.sql',
      ['create table notes (id integer primary key);', ...statements, mistake].join('\n'),
    ),
    isOwn: false,
  })
  await withLocalD1(async (db) => {
    const sizes: number[] = []
    const counting = {
      ...db,
      prepare: (sql: string) => db.prepare(sql),
      batch: (list: D1PreparedStatement[]) => {
        sizes.push(list.length)
        return db.batch(list)
      },
    } as D1Database
    await expect(
      applyMigrations(counting, [migrationWith('insert into missing values (1);')]),
    ).rejects.toThrow(
      'The migration 0000_long.sql failed after 80 of its 102 statements, which were kept; the next run continues there: D1_ERROR: no such table: missing',
    )
    expect(await db.prepare('select count(*) as rows from notes').first('rows')).toBe(79)

    await applyMigrations(counting, [migrationWith('insert into notes values (100);')])
    expect(await db.prepare('select count(*) as rows from notes').first('rows')).toBe(101)
    expect(await db.prepare('select name from d1_migrations').raw()).toEqual([['0000_long.sql']])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50)
  }, folder)
})
