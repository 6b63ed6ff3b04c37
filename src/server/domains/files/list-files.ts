import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  FileKind,
  FileList,
  FileQuery,
  FileUse,
  StoredFile,
  StoredFileDetail,
} from '#contracts/files.ts'
import { listRules } from '#contracts/lists.ts'
import type { Db } from '#platform/db/open.ts'
import { authors, posts } from '#platform/db/schema/blog.ts'
import { caseStudies, services } from '#platform/db/schema/content.ts'
import { files, fileTotals, fileUses } from '#platform/db/schema/files.ts'
import { pages } from '#platform/db/schema/pages.ts'
import {
  type Place,
  inOrder,
  type Order,
  scannedRowsMax,
  whereAfter,
  writeCursor,
} from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { authorPath } from '#shared/page-paths.ts'
import { countedUsesMax, fileColumns, toFile, whereWithoutAlt } from './file-row.ts'

export const filesSort = 'newest'
const newestFirst: Order = { by: files.id, id: files.id, direction: 'desc' }

type Context = Pick<DatabaseContext, 'db'>

const whereKind: Record<FileKind, SQL> = {
  picture: isNotNull(files.width),
  document: isNull(files.width),
  'no-alt': whereWithoutAlt,
  unused: sql`not exists (select 1 from ${fileUses} where ${fileUses.fileId} = ${files.id})`,
}

/**
 * Returns a page of the files that match, newest first. With a kind, `scannedRowsMax` rows are scanned, so a page may
 * be short and still have a `next`.
 */
export async function listFiles(
  { db }: Context,
  { search, kind, place }: Omit<FileQuery, 'after'> & { place: Place | undefined },
): Promise<Omit<FileList, 'isAvailable'>> {
  const [total] = await db.select({ files: fileTotals.files, bytes: fileTotals.bytes }).from(fileTotals)
  const empty = { items: [], next: null, total: total ?? { files: 0, bytes: 0 } }
  const hitIds = search ? searchIds('files_fts', search) : undefined
  if (hitIds === null) return empty
  const scannedMax = hitIds ? listRules.searchHitsMax : kind ? scannedRowsMax : listRules.pageRows + 1
  const scannedIds = await db
    .select({ id: files.id, matches: kind ? sql<number>`(${whereKind[kind]})` : sql<number>`1` })
    .from(files)
    .where(and(hitIds && sql`${files.id} in (${hitIds})`, whereAfter(newestFirst, place)))
    .orderBy(...inOrder(newestFirst))
    .limit(scannedMax + 1)
  const scanned = scannedIds.slice(0, scannedMax)
  const matching = scanned.filter(({ matches }) => matches)
  const ids = matching.slice(0, listRules.pageRows).map(({ id }) => id)
  const last =
    matching.length > ids.length
      ? ids.at(-1)
      : scannedIds.length > scannedMax
        ? scanned.at(-1)?.id
        : undefined
  const rows = ids.length
    ? await db.select(fileColumns).from(files).where(inArray(files.id, ids)).orderBy(desc(files.id))
    : []
  return {
    ...empty,
    items: rows.map(toFile),
    next: last === undefined ? null : writeCursor(filesSort, { value: last, id: last }),
  }
}

export async function readFileRow({ db }: Context, id: number) {
  const [row] = await db.select(fileColumns).from(files).where(eq(files.id, id))
  return row
}

export async function findFile(context: Context, id: number): Promise<StoredFile | null> {
  const row = await readFileRow(context, id)
  return row ? toFile(row) : null
}

/** Returns a file and the records that use it, or null when there is none. */
export async function findFileDetail(context: Context, id: number): Promise<StoredFileDetail | null> {
  const [file, uses] = await Promise.all([findFile(context, id), listUses(context, id)])
  return file && { ...file, uses }
}

/** Returns the public pages of the records that use a file. */
export async function pagesUsing({ db }: Context, id: number): Promise<string[]> {
  const [usedPosts, usedStories, usedPages, usedAuthors, usedServices] = await usingRecords(db, id)
  return [
    ...usedPosts.map(({ slug }) => `/blog/${slug}`),
    ...usedPages.map(({ slug }) => `/${slug}`),
    ...usedAuthors.map(({ slug }) => authorPath(slug)),
    ...usedStories.flatMap(({ slug }) => [`/work/${slug}`, '/work', '/']),
    ...usedServices.flatMap((service) => [`/booking/${service.id}`, '/services', '/']),
  ]
}

/** Returns the records that use a file: at most `countedUsesMax` of each kind. */
export async function listUses({ db }: Context, id: number): Promise<FileUse[]> {
  const [usedPosts, usedStories, usedPages, usedAuthors, usedServices] = await usingRecords(db, id)
  return [
    ...usedPosts.map(({ title, slug }) => ({
      type: 'post',
      title,
      path: `/admin/blog/edit?slug=${encodeURIComponent(slug)}`,
    })),
    ...usedStories.map(({ title }) => ({ type: 'case-study', title, path: '/admin/case-studies' })),
    ...usedPages.map(({ title, slug }) => ({
      type: 'page',
      title,
      path: `/admin/pages/edit?slug=${slug}`,
    })),
    ...usedAuthors.map(({ name }) => ({ type: 'author', title: name, path: '/admin/authors' })),
    ...usedServices.map(({ title }) => ({ type: 'service', title, path: '/admin/services' })),
  ]
}

function usingRecords(db: Db, id: number) {
  const ofType = (type: string) =>
    sql`(select ${fileUses.subjectId} from ${fileUses} where ${fileUses.fileId} = ${id} and ${fileUses.subjectType} = ${type} limit ${countedUsesMax})`
  return db.batch([
    db
      .select({ title: posts.title, slug: posts.slug })
      .from(posts)
      .where(sql`${posts.id} in ${ofType('post')}`),
    db
      .select({ title: caseStudies.title, slug: caseStudies.slug })
      .from(caseStudies)
      .where(sql`${caseStudies.id} in ${ofType('case-study')}`),
    db
      .select({ title: pages.title, slug: pages.slug })
      .from(pages)
      .where(sql`${pages.id} in ${ofType('page')}`),
    db
      .select({ name: authors.name, slug: authors.slug })
      .from(authors)
      .where(sql`${authors.id} in ${ofType('author')}`),
    db
      .select({ title: services.title, id: services.id })
      .from(services)
      .where(sql`${services.id} in ${ofType('service')}`),
  ])
}
