import { execFileSync } from 'node:child_process'
import {
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
beforeAll(() => symlinkSync(resolve('node_modules'), join(root, 'node_modules')))
afterAll(() => rmSync(root, { recursive: true }))

function generate(name: string) {
  const { schema, out } = schemaPlace(root)
  beginOwnJournal({ schema, out }, root)
  execFileSync(
    process.execPath,
    [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect=sqlite',
      `--schema=${schema}`,
      `--out=${out}`,
      `--name=${name}`,
    ],
    { cwd: root, stdio: 'pipe' },
  )
}

test("a fork's first table begins the fork's range of numbers, and a later column continues it", () => {
  expect(schemaPlace(root).out).toBe('./migrations')
  beginOwnJournal(schemaPlace(root), root)
  expect(existsSync(join(root, 'migrations'))).toBe(false)

  const table = (columns: string) =>
    `import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
     export const referrals = sqliteTable('referrals', { id: integer('id').primaryKey(), ${columns} })`
  mkdirSync(join(root, 'src/site/schema'), { recursive: true })
  writeFileSync(join(root, 'src/site/schema/referrals.ts'), table("code: text('code')"))
  generate('referrals')
  writeFileSync(join(root, 'src/site/schema/referrals.ts'), table("code: text('code'), note: text('note')"))
  generate('notes')

  const folder = join(root, 'src/site/migrations')
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort(),
  ).toEqual(['9000_referrals.sql', '9001_notes.sql'])
  expect(readFileSync(join(folder, '9001_notes.sql'), 'utf8')).toContain('ADD `note` text')
})
