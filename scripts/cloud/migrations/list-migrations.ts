import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutComments } from './split-faults.ts'

export interface MigrationFile {
  name: string
  file: string
  isOwn: boolean
}

const releaseFolder = 'migrations'
export const ownMigrationsFolder = 'src/site/migrations'
export const mergedFolder = '.generated/migrations'
export const firstOwnNumber = 9000

export function listMigrations(root = '.'): MigrationFile[] {
  const list = (folder: string, isOwn: boolean) =>
    sqlFiles(join(root, folder)).map((name) => ({ name, file: `${folder}/${name}`, isOwn }))
  return [...list(releaseFolder, false), ...list(ownMigrationsFolder, true)]
}

export function findMisnumbered(migrations: readonly MigrationFile[]): string[] {
  const files = new Map<string, string>()
  return migrations.flatMap(({ name, file, isOwn }) => {
    const digits = /^(\d{4})_/.exec(name)?.[1]
    if (!digits) return [`${file} does not begin with a number of four digits and an underscore.`]
    const other = files.get(digits)
    files.set(digits, file)
    if (other) return [`${file} has the number of ${other}.`]
    if (Number(digits) >= firstOwnNumber === isOwn) return []
    return [
      isOwn
        ? `${file} has a number that a release may use: a fork's own begin at ${firstOwnNumber}.`
        : `${file} has a number of a fork's range: those of a release end before ${firstOwnNumber}.`,
    ]
  })
}

/** Writes all migrations into the folder that wrangler reads, in a form that D1 splits as SQLite does. */
export function writeMigrations(root = '.'): void {
  const folder = join(root, mergedFolder)
  mkdirSync(folder, { recursive: true })
  const migrations = listMigrations(root)
  for (const { name, file } of migrations) {
    const sql = withoutComments(readFileSync(join(root, file), 'utf8'))
    const target = join(folder, name)
    if (existsSync(target) && readFileSync(target, 'utf8') === sql) continue
    writeFileSync(target, sql)
  }
  const names = new Set(migrations.map(({ name }) => name))
  for (const name of sqlFiles(folder)) if (!names.has(name)) rmSync(join(folder, name))
}

const sqlFiles = (folder: string): string[] => globSync('*.sql', { cwd: folder }).sort()

export const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
