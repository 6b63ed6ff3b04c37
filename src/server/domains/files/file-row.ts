import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { FileVariant } from '#contracts/file-rules.ts'
import { groundRules } from '#contracts/social-ground.ts'
import type { StoredFile } from '#contracts/files.ts'
import { files, fileUses } from '#platform/db/schema/files.ts'

export type FileRow = typeof files.$inferSelect

/** Uses beyond this number are not counted. */
export const countedUsesMax = 100

export const fileColumns = {
  ...getTableColumns(files),
  useCount: sql<number>`(select count(*) from (select 1 from ${fileUses} where ${fileUses.fileId} = ${files.id} limit ${countedUsesMax}))`,
}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

const nameCharsMax = 60

/** Returns the last part of a file's address: its name in plain letters, with the extension of its real type. */
export function nameInUrl({ name, type }: Pick<FileRow, 'name' | 'type'>): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, nameCharsMax)
    .replace(/^-+|-+$/g, '')
  return `${base || 'file'}.${extensions[type] ?? 'bin'}`
}

export const urlOf = (file: Pick<FileRow, 'hash' | 'name' | 'type'>): string =>
  `/files/${file.hash}/${nameInUrl(file)}`

export const variantName = ({ width, type }: Pick<FileVariant, 'width' | 'type'>): string =>
  `${width}.${extensions[type] ?? 'bin'}`

/** Returns the variants that pages show. The ground of social images is stored as another variant. */
export const shownVariants = ({ variants }: Pick<FileRow, 'variants'>): FileVariant[] =>
  variants.filter(({ type }) => type !== groundRules.type)

export function toFile(row: FileRow & { useCount: number }): StoredFile {
  const {
    sha256: _,
    hash,
    copiedHash: _copied,
    variants: _variants,
    createdAt,
    updatedAt: _updated,
    ...fields
  } = row
  return {
    ...fields,
    url: urlOf(row),
    variants: shownVariants(row).map((variant) => ({
      url: `/files/${hash}/${variantName(variant)}`,
      width: variant.width,
      height: variant.height,
      bytes: variant.bytes,
    })),
    createdAt: createdAt.toISOString(),
  }
}

export const whereWithoutAlt: SQL = sql`${files.alt} = '' and ${files.isDecorative} = 0 and ${files.width} is not null`

/** A picture is used once readers who do not see it know what it shows, or that they miss nothing. */
export const isDescribed = ({ width, alt, isDecorative }: Pick<FileRow, 'width' | 'alt' | 'isDecorative'>) =>
  width === null || isDecorative || alt !== ''
