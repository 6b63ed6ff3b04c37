import { logError } from '#platform/log/log.ts'
import { type FileRow, nameInUrl, shownVariants, variantName } from './file-row.ts'

export const fileCacheKey = (siteUrl: string, hash: string, name: string): string =>
  `${siteUrl}/cached/files/${hash}/${encodeURIComponent(name)}`

/** Drops what this data center holds of a file. Others drop it within a day, when their copies expire. */
export async function dropCachedFile(siteUrl: string, file: FileRow): Promise<void> {
  const names = [nameInUrl(file), ...shownVariants(file).map(variantName)]
  try {
    await Promise.all(names.map((name) => caches.default.delete(fileCacheKey(siteUrl, file.hash, name))))
  } catch (error) {
    logError('copies of a file were not dropped', error, { hash: file.hash })
  }
}
