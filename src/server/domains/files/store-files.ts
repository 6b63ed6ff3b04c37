import { encodeHexLowerCase } from '@oslojs/encoding'
import { eq, sql } from 'drizzle-orm'
import { fileRules } from '#contracts/file-rules.ts'
import type { FilePatch, UploadFields } from '#contracts/files.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { fileHashes, files, fileTotals, fileUses } from '#platform/db/schema/files.ts'
import { insertWhere, newestId } from '#platform/db/sql.ts'
import { nameRefusals, updateAtRevision } from '#platform/db/update-at-revision.ts'
import { logError } from '#platform/log/log.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { type Content, keysOf, putContent } from './bucket.ts'
import { dropCachedFile } from './file-cache.ts'
import { type FileRow, isDescribed, toFile } from './file-row.ts'
import { findFile, readFileRow } from './list-files.ts'

export interface Upload extends Content {
  name: string
  width: number | null
  height: number | null
  fields: UploadFields
}

type Context = ServiceContext<SessionUser>

/**
 * Stores a file, or returns the stored one when the same user sends the same file again within a minute. Refuses with
 * `files-full`, and with `file-storage-failed` when the bucket does not take it.
 */
export async function createFile(context: Context, bucket: R2Bucket, upload: Upload) {
  const { db, now, user } = context
  if (!(await hasRoomFor(context, upload))) return { ok: false as const, reason: 'files-full' as const }
  const sha256 = await digestOf(upload.bytes)
  const hash = await hashOf(sha256)
  const { alt, isDecorative, focusX = 0.5, focusY = 0.5 } = upload.fields
  const values = {
    sha256,
    name: upload.name,
    type: upload.type,
    bytes: upload.bytes.length,
    width: upload.width,
    height: upload.height,
    alt,
    isDecorative,
    focusX,
    focusY,
    uploadedBy: user.username,
  }
  const entry = { actor: user, action: 'file.create' as const, after: { name: upload.name } }
  const [same] = await db
    .select({ id: files.id })
    .from(files)
    .where(whereSentBefore(files, { entry, subject: files.hash, values }))
  const stored = same && (await findFile(context, same.id))
  if (stored) return { ok: true as const, file: stored }
  if (!(await isWritten(bucket, hash, upload)))
    return { ok: false as const, reason: 'file-storage-failed' as const }
  const { createdRows } = await batchNamed(db, {
    audit: auditStatement(db, { ...entry, subject: hash }),
    createdRows: db
      .insert(files)
      .values({ ...values, hash, variants: variantsOf(upload), createdAt: now, updatedAt: now })
      .returning(),
    hash: db.insert(fileHashes).values({ hash, fileId: newestId(files) }),
  })
  const [row] = createdRows
  if (!row) throw new Error('the file was not inserted')
  return { ok: true as const, file: toFile({ ...row, useCount: 0 }) }
}

async function hasRoomFor({ db }: Context, { bytes, variants }: Content): Promise<boolean> {
  const [total] = await db.select().from(fileTotals)
  const uploadBytes = variants.reduce((sum, variant) => sum + variant.bytes, bytes.length)
  return (total?.bytes ?? 0) + uploadBytes <= fileRules.totalBytesMax
}

const digestOf = async (bytes: Uint8Array): Promise<string> =>
  encodeHexLowerCase(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

const hashChars = 32

const hashOf = async (sha256: string): Promise<string> =>
  (await digestOf(new TextEncoder().encode(`${sha256} ${crypto.randomUUID()}`))).slice(0, hashChars)

async function isWritten(bucket: R2Bucket, hash: string, content: Content): Promise<boolean> {
  try {
    await putContent(bucket, { hash, visibility: 'public' }, content)
    return true
  } catch (error) {
    logError('a file could not be stored', error, { hash })
    return false
  }
}

const variantsOf = ({ variants }: Content) =>
  variants.map(({ width, height, type, bytes }) => ({ width, height, type, bytes }))

/**
 * Updates what is said of a file. Refuses with `file-not-found`, with `file-conflict` when another change came first,
 * and with `file-alt-needed` when a used picture would lose its description.
 */
export async function updateFile(context: Context, id: number, { revision, ...fields }: FilePatch) {
  const { db, now, user } = context
  const result = await updateAtRevision(db, {
    table: files,
    expected: revision,
    read: () => readFileRow(context, id),
    findStored: (row) => (isUnchanged(row, fields) ? row : null),
    plan: (before, save) => {
      if (before.useCount > 0 && isDescribed(before) && !isDescribed({ ...before, ...fields }))
        return { ok: false as const, reason: 'file-alt-needed' as const }
      return save({
        set: { ...fields, updatedAt: now },
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            { actor: user, action: 'file.update', subject: before.hash, after: fields },
            whereCurrent,
          ),
        }),
      })
    },
  })
  return result.ok ? withFile(context, id) : nameRefusals(result, refusals)
}

const isUnchanged = (row: FileRow, fields: Partial<FileRow>): boolean =>
  Object.entries(fields).every(([name, value]) => Reflect.get(row, name) === value)

/** Replaces the content of a file, which keeps its id and gets another address. Refuses as `createFile` and `updateFile`. */
export async function replaceContent(context: Context, bucket: R2Bucket, id: number, upload: Upload) {
  const { db, now, user } = context
  const before = await readFileRow(context, id)
  if (!before) return { ok: false as const, reason: 'file-not-found' as const }
  if ((before.width === null) !== (upload.width === null))
    return { ok: false as const, reason: 'file-other-kind' as const }
  if (!(await hasRoomFor(context, upload))) return { ok: false as const, reason: 'files-full' as const }
  const sha256 = await digestOf(upload.bytes)
  const hash = await hashOf(sha256)
  if (!(await isWritten(bucket, hash, upload)))
    return { ok: false as const, reason: 'file-storage-failed' as const }
  const { focusX = before.focusX, focusY = before.focusY, alt, revision } = upload.fields
  const result = await updateAtRevision(db, {
    table: files,
    expected: revision,
    read: () => readFileRow(context, id),
    plan: (row, save) =>
      save({
        set: {
          hash,
          sha256,
          name: upload.name,
          type: upload.type,
          bytes: upload.bytes.length,
          width: upload.width,
          height: upload.height,
          variants: variantsOf(upload),
          focusX,
          focusY,
          alt: alt || row.alt,
          updatedAt: now,
        },
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            {
              actor: user,
              action: 'file.replace',
              subject: hash,
              before: { name: row.name },
              after: { name: upload.name },
            },
            whereCurrent,
          ),
          hash: insertWhere(db, fileHashes, { hash, fileId: id }, whereCurrent),
        }),
      }),
  })
  if (result.ok) await forgetContent(context, bucket, result.before)
  else await removeContent(bucket, { visibility: 'public', hash, variants: upload.variants })
  return result.ok ? withFile(context, id) : nameRefusals(result, refusals)
}

const refusals = { notFound: 'file-not-found', conflict: 'file-conflict' } as const

async function withFile(context: Context, id: number) {
  const file = await findFile(context, id)
  return file ? { ok: true as const, file } : { ok: false as const, reason: 'file-not-found' as const }
}

/** Deletes a file. Refuses with `file-not-found`, and with `file-used` and the places when a record uses it. */
export async function deleteFile(context: Context, bucket: R2Bucket | undefined, id: number) {
  const { db, user } = context
  const whereUnused = sql`${files.id} = ${id} and not exists (select 1 from ${fileUses} where ${fileUses.fileId} = ${files.id})`
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'file.delete',
        subject: sql<string>`coalesce((select ${files.hash} from ${files} where ${files.id} = ${id}), '')`,
      },
      sql`exists (select 1 from ${files} where ${whereUnused})`,
    ),
    deletedRows: db.delete(files).where(whereUnused).returning(),
  })
  const [row] = deletedRows
  if (row) {
    await forgetContent(context, bucket, row)
    return { ok: true as const }
  }
  const [known] = await db.select({ id: files.id }).from(files).where(eq(files.id, id))
  return known
    ? { ok: false as const, reason: 'file-used' as const }
    : { ok: false as const, reason: 'file-not-found' as const }
}

async function forgetContent(
  { siteUrl }: Context,
  bucket: R2Bucket | undefined,
  file: FileRow,
): Promise<void> {
  await Promise.all([bucket && removeContent(bucket, file), dropCachedFile(siteUrl, file)])
}

/** Content that stays behind costs a little room and is shown by nothing, so the change of the caller stands. */
async function removeContent(bucket: R2Bucket, content: Parameters<typeof keysOf>[0]): Promise<void> {
  try {
    await bucket.delete(keysOf(content))
  } catch (error) {
    logError('the content of a file was not deleted', error, { hash: content.hash })
  }
}
