import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstOwnNumber, ownMigrationsFolder } from './list-migrations.ts'

const ownSchema = ['./scripts/cloud/migrations/no-tables.ts', './src/site/schema/*.ts']

interface SchemaPlace {
  schema: string[]
  out: string
}

export function schemaPlace(root = '.'): SchemaPlace {
  return existsSync(join(root, 'src/site'))
    ? { schema: ownSchema, out: `./${ownMigrationsFolder}` }
    : { schema: ['./src/server/platform/db/schema/*.ts'], out: './migrations' }
}

export function beginOwnJournal({ out }: SchemaPlace, root = '.'): void {
  const journal = join(root, out, 'meta/_journal.json')
  if (out !== `./${ownMigrationsFolder}` || existsSync(journal)) return
  const idx = firstOwnNumber - 1
  const releases = { idx, version: '6', when: 0, tag: `${idx}_releases`, breakpoints: true }
  mkdirSync(join(root, out, 'meta'), { recursive: true })
  writeFileSync(
    journal,
    `${JSON.stringify({ version: '7', dialect: 'sqlite', entries: [releases] }, null, 2)}\n`,
  )
}
