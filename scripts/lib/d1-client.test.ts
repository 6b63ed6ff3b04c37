import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withLocalD1 } from './with-d1.ts'

let folder: string
const withDatabase = <T>(use: (db: D1Database) => Promise<T>) => withLocalD1(use, folder)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-d1-'))
  await withDatabase(async (db) => {
    await db.batch([
      db.prepare('create table notes (id integer primary key, text text not null, bytes blob)'),
      db.prepare('create table other (id integer, text text)'),
      db.prepare("insert into other values (7, 'other')"),
    ])
  })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('texts, numbers, null and bytes arrive as they were sent, and stay when the database is opened again', async () => {
  const text = 'a NUL \0, "quotes", \u{1f98a}'
  await withDatabase((db) =>
    db.batch([
      db.prepare('insert into notes values (?, ?, ?)').bind(1, text, new Uint8Array([0, 255, 10])),
      db
        .prepare('insert into notes values (?, ?, ?)')
        .bind(2, '', new Uint8Array([9, 8, 7, 6]).subarray(1, 3).buffer),
      db.prepare('insert into notes values (?, ?, ?)').bind(3, 'none', null),
    ]),
  )
  const { results, meta } = await withDatabase((db) => db.prepare('select * from notes order by id').all())
  expect(results).toEqual([
    { id: 1, text, bytes: [0, 255, 10] },
    { id: 2, text: '', bytes: [9, 8, 7, 6] },
    { id: 3, text: 'none', bytes: null },
  ])
  expect(meta.rows_read).toBe(3)
})

test('raw rows keep columns of one name, first answers a row, a column of it or null', async () => {
  await withDatabase(async (db) => {
    const joinQuery =
      "select notes.text, other.text from notes, other where notes.id = ? and notes.text <> 'x'"
    expect(await db.prepare(joinQuery).bind(3).raw()).toEqual([['none', 'other']])
    expect(await db.prepare('select id, text from notes where id = 3').first()).toEqual({
      id: 3,
      text: 'none',
    })
    expect(await db.prepare('select id, text from notes where id = 3').first('text')).toBe('none')
    expect(await db.prepare('select id from notes where id = 99').first()).toBeNull()
  })
})

test('a batch that fails halfway changes nothing, and the error names the constraint', async () => {
  await withDatabase(async (db) => {
    const insert = db.prepare('insert into notes (id, text) values (?, ?)')
    const failing = db.batch([insert.bind(4, 'fits'), insert.bind(5, null)])
    await expect(failing).rejects.toThrow(/D1_ERROR: NOT NULL constraint failed: notes.text/)
    await expect(failing).rejects.toHaveProperty('cause.message', expect.stringMatching(/notes.text/))
    expect(await db.prepare('select id from notes where id > 3').all()).toHaveProperty('results', [])
  })
})

test('a value that is missing is refused rather than stored as null', async () => {
  await withDatabase(async (db) => {
    expect(() => db.prepare('insert into notes (id, text) values (?, ?)').bind(6, undefined)).toThrow(
      'D1_TYPE_ERROR',
    )
  })
})

function openAsSite() {
  const databases = join(folder, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(databases).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  return new DatabaseSync(join(databases, file ?? ''))
}

test('a command waits while the running site writes to the same database', async () => {
  const site = openAsSite()
  await withDatabase(async (db) => {
    await db.prepare('select 1').all()
    site.exec('begin immediate')
    const release = setTimeout(() => site.exec('commit'), 500)
    try {
      await db.prepare("insert into other values (8, 'later')").run()
    } finally {
      clearTimeout(release)
      site.close()
    }
    expect(await db.prepare('select text from other where id = 8').first('text')).toBe('later')
  })
})

test('a command that begins to read while the running site writes waits, and says nothing about it', async () => {
  const errors = vi.spyOn(console, 'error')
  const site = openAsSite()
  site.exec('begin immediate')
  try {
    await withDatabase(async (db) => {
      const read = db.prepare('select text from other where id = 7').first('text')
      const release = setTimeout(() => site.exec('commit'), 3000)
      expect(await read.finally(() => clearTimeout(release))).toBe('other')
    })
  } finally {
    site.close()
  }
  expect(errors.mock.calls).toEqual([])
})
