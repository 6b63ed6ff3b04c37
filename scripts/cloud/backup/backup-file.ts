import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type BackupEnd,
  type BackupHeader,
  backupLines,
  type BackupPage,
  backupVersion,
  DigestByTable,
} from '#platform/backup/backup-lines.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { alteredFailure, readLineFile, truncatedFailure, writeLineFile } from './line-file.ts'

const cell = z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.string() })])

const headerSchema = z.object({
  format: z.literal('ridgeline-backup'),
  version: z.number(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), statements: z.array(z.string()) }),
  ),
  sequences: z.record(z.string(), z.number()),
})
const pageSchema = z.object({ table: z.string(), rows: z.array(z.array(cell)) })
const digestSchema = z.object({ rows: z.number(), sha256: z.string() })
const endSchema = z.object({ tables: z.record(z.string(), digestSchema), sha256: z.string() })

export interface CheckedBackup extends BackupEnd {
  header: BackupHeader
}

export async function writeBackup(
  file: string,
  header: BackupHeader,
  pages: AsyncIterable<BackupPage>,
  passphrase?: string,
): Promise<CheckedBackup> {
  let end: BackupEnd | undefined
  async function* lines() {
    end = yield* backupLines(header, pages)
  }
  await writeLineFile(file, lines(), passphrase)
  if (!end) throw new Error('The backup was closed before its end was written.')
  return { header, ...end }
}

export async function checkBackup(file: string, passphrase?: string): Promise<CheckedBackup> {
  const whole = createHash('sha256')
  let header: BackupHeader | undefined
  let digests: DigestByTable | undefined
  let end: BackupEnd | undefined
  for await (const line of readLineFile(file, passphrase)) {
    if (end) throw alteredFailure(file)
    const value = parseLine(file, line)
    const parsedEnd = endSchema.safeParse(value)
    if (parsedEnd.success) {
      end = parsedEnd.data
      continue
    }
    if (header && digests) {
      const page = pageSchema.safeParse(value)
      if (!page.success || !digests.add(page.data)) throw alteredFailure(file)
    } else {
      header = readHeader(file, value)
      digests = new DigestByTable(header)
    }
    whole.update(`${line}\n`)
  }
  if (!header || !digests || !end) throw truncatedFailure(file)
  const tables = digests.end()
  if (whole.digest('hex') !== end.sha256 || JSON.stringify(tables) !== JSON.stringify(end.tables))
    throw alteredFailure(file)
  return { header, tables, sha256: end.sha256 }
}

/** Yields pages without verifying them: call `checkBackup` first. */
export async function* readPages(file: string, passphrase?: string): AsyncGenerator<BackupPage> {
  for await (const line of readLineFile(file, passphrase)) {
    const page = pageSchema.safeParse(parseLine(file, line))
    if (page.success) yield page.data
  }
}

const kindSchema = z.object({ format: headerSchema.shape.format, version: z.number() })

function readHeader(file: string, value: unknown): BackupHeader {
  const kind = kindSchema.safeParse(value)
  if (!kind.success) throw new PlainFailure(`${file} is not a backup.`)
  if (kind.data.version > backupVersion)
    throw new PlainFailure(
      `${file} was written by a newer release (format ${kind.data.version}). Update the project first.`,
    )
  const header = headerSchema.safeParse(value)
  if (!header.success) throw alteredFailure(file)
  return header.data
}

function parseLine(file: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw alteredFailure(file)
  }
}
