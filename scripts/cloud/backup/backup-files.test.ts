import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withLocalD1 } from '../../lib/with-d1.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { listMigrations } from '../migrations/list-migrations.ts'
import { compareFiles, filesFolderOf, restoreFiles, writeFiles } from './backup-files.ts'

vi.setConfig({ testTimeout: 120_000 })

const hash = 'a'.repeat(32)
const original = Buffer.from('five ridges')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function insertFile(db: D1Database) {
  await applyMigrations(db, listMigrations())
  await db
    .prepare(
      `insert into files (hash, sha256, name, type, bytes, width, height, variants, uploaded_by, updated_at)
       values (?, ?, 'ridges.png', 'image/png', 11, 640, 400, '[{"width":480,"height":300,"type":"image/webp","bytes":3}]', 'maya', 0)`,
    )
    .bind(hash, createHash('sha256').update(original).digest('hex'))
    .run()
}

test('files are written beside a backup, compared by their hash, and put back where they are missing', async () => {
  const copies = filesFolderOf(join(folder, 'monday.backup'))
  await withLocalD1(
    async (db, { files }) => {
      await insertFile(db)
      await expect(writeFiles(db, files, copies)).rejects.toThrow('The bucket for files has lost ridges.png')
      await files?.put(`public/${hash}/original`, original)
      await files?.put(`public/${hash}/480`, 'xyz')
      expect(await writeFiles(db, files, copies)).toBe(1)
      expect(await writeFiles(db, files, copies), 'a second time').toBe(1)
      expect(await compareFiles(db, copies)).toBe(1)
    },
    join(folder, 'site'),
  )
  expect(await readFile(join(copies, `public/${hash}/480`), 'utf8')).toBe('xyz')

  await withLocalD1(
    async (db, { files }) => {
      await insertFile(db)
      expect(await restoreFiles(db, files, copies)).toBe(1)
      const object = await files?.get(`public/${hash}/480`)
      expect([await object?.text(), object?.httpMetadata?.contentType]).toEqual(['xyz', 'image/webp'])
      await expect(restoreFiles(db, undefined, copies)).rejects.toThrow('no bucket for files')
      await writeFile(join(copies, `public/${hash}/original`), 'another picture')
      await expect(compareFiles(db, copies)).rejects.toThrow('is not what was uploaded')
      await expect(restoreFiles(db, files, join(folder, 'nothing'))).rejects.toThrow('lacks ridges.png')
    },
    join(folder, 'restored'),
  )
})
