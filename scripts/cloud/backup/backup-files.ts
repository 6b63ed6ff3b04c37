import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { PlainFailure } from '../../lib/plain-failure.ts'

const variantsSchema = z.array(z.object({ width: z.number(), type: z.string() }))

interface FileRow {
  visibility: string
  hash: string
  sha256: string
  name: string
  type: string
  variants: string
}

/** The folder beside a backup that holds the content of files. All backups of a folder share it: a hash has one content. */
export const filesFolderOf = (backup: string): string => join(dirname(backup), 'files')

const listFiles = async (db: D1Database): Promise<FileRow[]> =>
  (await db.prepare('select visibility, hash, sha256, name, type, variants from files').all<FileRow>())
    .results

const originalKey = ({ visibility, hash }: FileRow) => `${visibility}/${hash}/original`
const objectsOf = (file: FileRow): { key: string; contentType: string }[] => [
  { key: originalKey(file), contentType: file.type },
  ...z.parse(variantsSchema, JSON.parse(file.variants)).map(({ width, type }) => ({
    key: `${file.visibility}/${file.hash}/${width}`,
    contentType: type,
  })),
]

/** Writes the content of every file into a folder, except what is there from an earlier backup. Returns how many files. */
export async function writeFiles(
  db: D1Database,
  bucket: R2Bucket | undefined,
  folder: string,
): Promise<number> {
  const files = await listFiles(db)
  if (files.length === 0) return 0
  if (!bucket)
    throw new PlainFailure(
      'The database names files, but the project has no bucket for files to read them from.',
    )
  for (const file of files) {
    for (const { key } of objectsOf(file)) {
      const path = join(folder, key)
      if (existsSync(path)) continue
      const object = await bucket.get(key)
      if (!object) throw new PlainFailure(`The bucket for files has lost ${file.name} (${key}).`)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, new Uint8Array(await object.arrayBuffer()))
    }
  }
  await checkFiles(files, folder)
  return files.length
}

/** Fails when a file that the database names is missing in the folder, or is another one than was uploaded. */
export async function compareFiles(db: D1Database, folder: string): Promise<number> {
  const files = await listFiles(db)
  await checkFiles(files, folder)
  return files.length
}

async function checkFiles(files: readonly FileRow[], folder: string): Promise<void> {
  for (const file of files) {
    const missing = objectsOf(file).find(({ key }) => !existsSync(join(folder, key)))
    if (missing) throw new PlainFailure(`${folder} lacks ${file.name} (${missing.key}).`)
    const content = await readFile(join(folder, originalKey(file)))
    if (createHash('sha256').update(content).digest('hex') !== file.sha256)
      throw new PlainFailure(`${file.name} in ${folder} is not what was uploaded (${originalKey(file)}).`)
  }
}

/** Puts the files of a restored database back into the bucket, except those that are there. Returns how many files. */
export async function restoreFiles(
  db: D1Database,
  bucket: R2Bucket | undefined,
  folder: string,
): Promise<number> {
  const files = await listFiles(db)
  if (files.length === 0) return 0
  if (!bucket)
    throw new PlainFailure(
      'The rows are restored. Their files are not, because the project has no bucket for files: run `npm run setup:cloud`, then this command again.',
    )
  await checkFiles(files, folder)
  for (const file of files) {
    for (const { key, contentType } of objectsOf(file)) {
      if (await bucket.head(key)) continue
      await bucket.put(key, new Uint8Array(await readFile(join(folder, key))), {
        httpMetadata: { contentType },
      })
    }
  }
  return files.length
}
