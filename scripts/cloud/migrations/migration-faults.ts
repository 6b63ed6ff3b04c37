import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { type Loss, findLosses } from './find-losses.ts'
import { findSplitFaults, withoutComments } from './split-faults.ts'
import { findMisnumbered, listMigrations, type MigrationFile } from './list-migrations.ts'

const acceptedFile = 'accepted-losses.json'
const acceptedSchema = z.array(
  z.strictObject({ migration: z.string(), what: z.string(), reason: z.string().check(z.minLength(20)) }),
)
type AcceptedLoss = z.infer<typeof acceptedSchema>[number] & { list: string }

/** Returns why migrations must not be applied. `news` are the files that an existing database does not have yet. */
export function findMigrationFaults(root = '.', news: readonly string[] = []): string[] {
  const all = listMigrations(root)
  const migrations = [
    ...all.filter(({ file }) => !news.includes(file)),
    ...all.filter(({ file }) => news.includes(file)),
  ]
  const splitFaults = all.flatMap(({ file }) => findSplitFaults(file, readFileSync(join(root, file), 'utf8')))
  const fileFaults = [...findMisnumbered(all), ...findEmpty(root, all), ...splitFaults]
  const acceptedLosses = ['migrations', 'src/site/migrations'].flatMap((folder) => readAccepted(root, folder))
  try {
    const losses = findLosses(
      migrations.map(({ file }) => ({ file, sql: readFileSync(join(root, file), 'utf8') })),
    )
    return [...fileFaults, ...openLosses(losses, acceptedLosses)]
  } catch (error) {
    return [...fileFaults, error instanceof Error ? error.message : String(error)]
  }
}

/**
 * Returns the fork's references to users that would keep an account from being deleted. Reported by the check only: a
 * migration that databases already have cannot be edited any more.
 */
export function findBlockedDeletions(root = '.'): string[] {
  return listMigrations(root)
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ file }) =>
      readFileSync(join(root, file), 'utf8')
        .split(/[;,\n]/)
        .filter(
          (part) =>
            /\breferences\s+[`"]?users\b/i.test(part) && !/\bon\s+delete\s+(cascade|set\s+null)/i.test(part),
        )
        .map(
          () =>
            `${file} refers to users without saying what happens when one is deleted: nobody with a row there could delete their account. Write { onDelete: 'cascade' } or { onDelete: 'set null' } in the table’s references().`,
        ),
    )
}

export function refuseMigrationFaults(): void {
  const faults = findMigrationFaults()
  if (faults.length === 0) return
  throw new PlainFailure(
    `The migrations were not applied:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
}

/** `npm run migration -- --custom` writes a comment without an end of line, and SQL appended to it is part of it. */
const findEmpty = (root: string, migrations: readonly MigrationFile[]): string[] =>
  migrations
    .filter(({ file }) => {
      const text = readFileSync(join(root, file), 'utf8')
      return /^[\s;]*$/.test(withoutComments(text))
    })
    .map(({ file }) => `${file} has no SQL: write it on a line of its own, below the comment.`)

function openLosses(losses: readonly Loss[], acceptedLosses: readonly AcceptedLoss[]): string[] {
  const isFor = ({ file, what }: Loss, entry: AcceptedLoss) =>
    basename(file) === entry.migration && what === entry.what
  return [
    ...losses
      .filter((loss) => !acceptedLosses.some((entry) => isFor(loss, entry)))
      .map(
        ({ file, what, effect }) =>
          `${file} loses data of ${what}, which already exists: it ${effect}. Add tables and columns instead, or accept the loss with its reason in ${acceptedFile} beside the migration.`,
      ),
    ...acceptedLosses
      .filter((entry) => !losses.some((loss) => isFor(loss, entry)))
      .map(
        ({ list, migration, what }) => `${list} accepts a loss that ${migration} does not cause: ${what}.`,
      ),
  ]
}

function readAccepted(root: string, folder: string): AcceptedLoss[] {
  const list = `${folder}/${acceptedFile}`
  if (!existsSync(join(root, list))) return []
  const entries = z.parse(acceptedSchema, JSON.parse(readFileSync(join(root, list), 'utf8')))
  return entries.map((entry) => ({ ...entry, list }))
}
