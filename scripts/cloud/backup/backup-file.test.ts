import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BackupHeader, type BackupPage, backupVersion } from '#platform/backup/backup-lines.ts'
import { type CheckedBackup, checkBackup, writeBackup } from './backup-file.ts'

vi.setConfig({ testTimeout: 120_000 })

const passphrase = 'five words that nobody says'
const header: BackupHeader = {
  format: 'ridgeline-backup',
  version: backupVersion,
  createdAt: '2026-11-23T02:17:00.000Z',
  migrations: ['0000_first.sql'],
  tables: ['users', 'posts'].map((name) => ({ name, columns: ['id', 'text'], statements: [] })),
  sequences: {},
}
const rows: BackupPage[] = [
  { table: 'users', rows: [[1, 'asha@acme.example']] },
  { table: 'users', rows: [[2, 'client']] },
  { table: 'posts', rows: [[1, 'A post.']] },
]
let folder: string
let file: string
let backup: CheckedBackup

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-file-'))
  file = join(folder, 'whole.backup')
  backup = await writeBackup(file, header, pagesOf())
})
afterAll(() => rm(folder, { recursive: true }))

test('a truncated or altered file, and one that is not a backup, are refused with the reason', async () => {
  const bytes = await readFile(file)
  const lines = gunzipSync(bytes).toString('utf8').split('\n')
  const variants: Record<string, [Buffer | string, string]> = {
    'half of the bytes': [bytes.subarray(0, bytes.length / 2), 'is truncated'],
    'no bytes': ['', 'is not a backup'],
    'without its last line': [gzipSync(lines.slice(0, -2).join('\n')), 'is truncated'],
    'without a page': [gzipSync(lines.toSpliced(3, 1).join('\n')), 'was altered'],
    'another role': [gzipSync(lines.join('\n').replace('"client"', '"admin"')), 'was altered'],
    'something after its end': [gzipSync(`${lines.join('\n')}{}\n`), 'was altered'],
    'a flipped bit': [flipBit(bytes), 'was altered'],
    'another gzip file': [gzipSync('{"hello":"world"}\n'), 'is not a backup'],
    'a later format': [gzipSync('{"format":"ridgeline-backup","version":99}\n'), 'newer release'],
    'a picture': ['\x89PNG', 'is not a backup'],
  }
  const path = join(folder, 'variant.backup')
  for (const [name, [content, message]] of Object.entries(variants)) {
    await writeFile(path, content)
    await expect(checkBackup(path), name).rejects.toThrow(message)
  }
  await expect(checkBackup(join(folder, 'missing.backup'))).rejects.toThrow('does not exist')
})

test('an encrypted backup opens with its passphrase only, and shows nothing without it', async () => {
  const encryptedFile = join(folder, 'sealed.backup')
  await writeBackup(encryptedFile, backup.header, pagesOf(), passphrase)
  const bytes = await readFile(encryptedFile)
  expect(bytes.includes('asha@acme.example')).toBe(false)
  expect((await checkBackup(encryptedFile, passphrase)).tables).toEqual(backup.tables)
  await expect(checkBackup(encryptedFile, 'four words and a guess')).rejects.toThrow(
    'The passphrase is not that of',
  )
  await expect(checkBackup(encryptedFile)).rejects.toThrow('is encrypted')
  await writeFile(encryptedFile, bytes.subarray(0, -20))
  await expect(checkBackup(encryptedFile, passphrase)).rejects.toThrow('truncated or was altered')
})

test('a backup that cannot be finished leaves no file', async () => {
  const path = join(folder, 'unfinished.backup')
  await expect(writeBackup(path, backup.header, stopAfter(2, pagesOf()))).rejects.toThrow('unplugged')
  await expect(readFile(path)).rejects.toThrow('ENOENT')
  await expect(readFile(`${path}.part`)).rejects.toThrow('ENOENT')
})

async function* pagesOf() {
  yield* rows
}

async function* stopAfter(count: number, pages: AsyncIterable<BackupPage>) {
  let left = count
  for await (const page of pages) {
    if (left-- === 0) throw new Error('unplugged')
    yield page
  }
}

function flipBit(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const place = Math.floor(copy.length / 2)
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}
