import { eq } from 'drizzle-orm'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { fileHashes, files } from '#platform/db/schema/files.ts'
import { publicKey } from './bucket.ts'
import { nameInUrl, shownVariants, urlOf, variantName } from './file-row.ts'

export const isFileHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

export type FilePlace =
  | { kind: 'content'; key: string; type: string; name: string }
  /** The file has another address by now. */
  | { kind: 'moved'; url: string }

/**
 * Returns where the content at a public address is, or null when no public file has had this hash. The bucket is asked
 * for known content only.
 */
export async function findPublicFile(
  { db }: Pick<DatabaseContext, 'db'>,
  hash: string,
  name: string,
): Promise<FilePlace | null> {
  const [file] = await db
    .select({
      hash: files.hash,
      name: files.name,
      type: files.type,
      variants: files.variants,
      visibility: files.visibility,
    })
    .from(fileHashes)
    .innerJoin(files, eq(files.id, fileHashes.fileId))
    .where(eq(fileHashes.hash, hash))
  if (file?.visibility !== 'public') return null
  const variant = shownVariants(file).find((one) => variantName(one) === name)
  if (file.hash !== hash)
    return { kind: 'moved', url: variant ? `/files/${file.hash}/${variantName(variant)}` : urlOf(file) }
  if (variant) return { kind: 'content', key: publicKey(hash, variant.width), type: variant.type, name }
  if (name !== nameInUrl(file)) return { kind: 'moved', url: urlOf(file) }
  return { kind: 'content', key: publicKey(hash, null), type: file.type, name }
}
