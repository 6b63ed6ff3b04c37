import { eq, type SQL, sql } from 'drizzle-orm'
import type { ShownPicture } from '#contracts/shown-picture.ts'
import type { Db } from '#platform/db/open.ts'
import { fileHashes, files, fileUses } from '#platform/db/schema/files.ts'
import { insertWhere, valuesOf } from '#platform/db/sql.ts'
import { type FileRow, isDescribed, shownVariants, urlOf, variantName } from './file-row.ts'

interface Database {
  db: Db
}

const fileUrl = /\/files\/([0-9a-f]{32})\//g

/** Returns the hashes of all files whose addresses occur in a text. */
export const hashesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(fileUrl), ([, hash = '']) => hash)),
]

/** Returns the public pictures by the hashes that were asked for, old ones too. */
export async function findShownPictures(
  { db }: Database,
  hashes: readonly string[],
): Promise<Map<string, ShownPicture>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ askedHash: fileHashes.hash, file: files })
    .from(fileHashes)
    .innerJoin(files, eq(files.id, fileHashes.fileId))
    .where(sql`${fileHashes.hash} in ${valuesOf(hashes)} and ${files.visibility} = 'public'`)
  return new Map(
    rows.flatMap(({ askedHash, file }) => {
      const picture = toShownPicture(file)
      return picture ? [[askedHash, picture]] : []
    }),
  )
}

/** Returns the public pictures with these ids that are described. */
export async function findPicturesById(
  { db }: Database,
  ids: readonly number[],
): Promise<Map<number, ShownPicture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(files)
    .where(sql`${files.id} in ${valuesOf([...new Set(ids)])} and ${files.visibility} = 'public'`)
  return new Map(
    rows.filter(isDescribed).flatMap((file) => {
      const picture = toShownPicture(file)
      return picture ? [[file.id, picture]] : []
    }),
  )
}

/**
 * Returns the first of these ids that cannot be shown: its name is null if it is no public picture, otherwise it has
 * neither an alt text nor is decorative.
 */
export async function findUnusablePicture(
  { db }: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string | null } | undefined> {
  if (ids.length === 0) return undefined
  const rows = await db
    .select()
    .from(files)
    .where(sql`${files.id} in ${valuesOf(ids)} and ${files.visibility} = 'public'`)
  const pictures = new Map(
    rows.filter((file) => toShownPicture(file) !== null).map((file) => [file.id, file]),
  )
  for (const id of ids) {
    const picture = pictures.get(id)
    if (!picture) return { id, name: null }
    if (!isDescribed(picture)) return { id, name: picture.name }
  }
  return undefined
}

export function toShownPicture(file: FileRow): ShownPicture | null {
  const { hash, width, height, isDecorative, alt, focusX, focusY } = file
  if (width === null || height === null) return null
  const url = urlOf(file)
  const variants = shownVariants(file)
  const sources = [
    ...variants.map((variant) => `/files/${hash}/${variantName(variant)} ${variant.width}w`),
    `${url} ${width}w`,
  ]
  return {
    url,
    srcset: variants.length > 0 ? sources.join(', ') : '',
    width,
    height,
    alt: isDecorative ? '' : alt,
    focusX,
    focusY,
  }
}

const pictureTag = /<img\b[^>]*?\bsrc="\/files\/([0-9a-f]{32})\/[^"]*"[^>]*>/g
const attributeOf = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** The width of an article's text, beyond which its pictures do not grow. */
const sizes = '(max-width: 46rem) 100vw, 46rem'

/** Returns rendered text whose pictures have their present address, their size and their variants. */
export async function withPictures(database: Database, html: string): Promise<string> {
  const hashes = Array.from(html.matchAll(pictureTag), ([, hash = '']) => hash)
  const pictures = await findShownPictures(database, hashes)
  return html.replace(pictureTag, (tag, hash: string) => {
    const picture = pictures.get(hash)
    if (!picture) return tag
    const { url, srcset, width, height } = picture
    const title = attributeOf(tag, 'title')
    return [
      `<img src="${url}"`,
      srcset && `srcset="${srcset}" sizes="${sizes}"`,
      `width="${width}" height="${height}" alt="${attributeOf(tag, 'alt') || escapeAttribute(picture.alt)}"`,
      title === undefined ? '' : `title="${title}"`,
      'loading="lazy" decoding="async">',
    ]
      .filter(Boolean)
      .join(' ')
  })
}

const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Returns the addresses among these at which the library has no picture. */
export async function findMissingPictures(database: Database, urls: readonly string[]): Promise<string[]> {
  const pictures = await findShownPictures(database, hashesIn(urls.join(' ')))
  return urls.filter((url) => !pictures.has(hashesIn(url)[0] ?? ''))
}

/** Returns the address of the first picture among these that neither has an alt text nor is decorative. */
export async function findUndescribed(
  { db }: Database,
  urls: readonly string[],
): Promise<string | undefined> {
  const hashes = hashesIn(urls.join(' '))
  if (hashes.length === 0) return undefined
  const rows = await db
    .select({ hash: fileHashes.hash, width: files.width, alt: files.alt, isDecorative: files.isDecorative })
    .from(fileHashes)
    .innerJoin(files, eq(files.id, fileHashes.fileId))
    .where(sql`${fileHashes.hash} in ${valuesOf(hashes)}`)
  const undescribed = rows.filter((file) => !isDescribed(file)).map(({ hash }) => hash)
  return urls.find((url) => undescribed.includes(hashesIn(url)[0] ?? ''))
}

interface Use {
  subjectType: 'post' | 'case-study' | 'page' | 'author' | 'service'
  subjectId: number | SQL<number>
  /** Of the files whose addresses are in its texts. */
  hashes: readonly string[]
  /** Of the files that it names. One that is gone violates a foreign key, so that the save is not applied. */
  fileIds?: readonly number[]
}

/** Returns statements for the batch that saves a record: they note which files it uses. */
export function fileUseStatements(
  { db }: Database,
  { subjectType, subjectId, hashes, fileIds = [] }: Use,
  when: SQL,
) {
  return {
    oldFileUses: db
      .delete(fileUses)
      .where(
        sql`${fileUses.subjectType} = ${subjectType} and ${fileUses.subjectId} = ${subjectId} and ${when}`,
      ),
    fileUses: insertWhere(
      db,
      fileUses,
      { subjectType, subjectId, fileId: sql<number>`file_id` },
      when,
      sql`(select file_id from ${fileHashes} where ${fileHashes.hash} in ${valuesOf(hashes)} union select value from json_each(${JSON.stringify(fileIds)}))`,
    ),
  }
}
