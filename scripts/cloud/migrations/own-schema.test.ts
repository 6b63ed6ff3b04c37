import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginOwnJournal, schemaPlace } from './own-schema.ts'

const root = mkdtempSync(join(tmpdir(), 'own-schema-'))
afterAll(() => rmSync(root, { recursive: true }))
beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const path of ['drizzle.config.ts', 'package.json', 'scripts/cloud/migrations'])
    cpSync(path, join(root, path), { recursive: true })
})

function generate(...args: string[]) {
  const command = ['node_modules/drizzle-kit/bin.cjs', 'generate', ...args]
  execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe' })
}

test('in the repository of the releases, migrations are those of the release', () => {
  expect(schemaPlace(root)).toEqual({ schema: ['./src/server/platform/db/schema/*.ts'], out: './migrations' })
  beginOwnJournal(schemaPlace(root), root)
  expect(existsSync(join(root, 'migrations'))).toBe(false)
})

test("a fork's first migration begins the fork's range of numbers, and tables and columns continue it", () => {
  const table = (columns: string) =>
    `import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
     export const referrals = sqliteTable('referrals', { id: integer('id').primaryKey(), ${columns} })`
  mkdirSync(join(root, 'src/site/schema'), { recursive: true })
  generate('--custom', '--name=by_hand')
  writeFileSync(join(root, 'src/site/schema/referrals.ts'), table("code: text('code')"))
  generate('--name=referrals')
  writeFileSync(join(root, 'src/site/schema/referrals.ts'), table("code: text('code'), note: text('note')"))
  generate('--name=notes')

  const folder = join(root, 'src/site/migrations')
  expect(readdirSync(folder).sort()).toEqual([
    '9000_by_hand.sql',
    '9001_referrals.sql',
    '9002_notes.sql',
    'meta',
  ])
  expect(readFileSync(join(folder, '9001_referrals.sql'), 'utf8')).toContain('CREATE TABLE `referrals`')
  expect(readFileSync(join(folder, '9002_notes.sql'), 'utf8')).toContain('ADD `note` text')
})
