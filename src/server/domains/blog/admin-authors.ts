import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { authorRefusalTexts as texts } from '#content/interface/author-refusals.ts'
import type { AdminAuthor, AuthorInput, AuthorPatch } from '#contracts/authors.ts'
import { authorRules } from '#contracts/records/author.ts'
import { fileUseStatements, findPicturesById, findUnusablePicture } from '#domains/files/shown-pictures.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { authors, postCounts, posts } from '#platform/db/schema/blog.ts'
import { insertWhere, isForeignKeyViolation } from '#platform/db/sql.ts'
import {
  nameRefusals,
  type RecordRef,
  updateAtRevision,
  whereRecord,
} from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { whereByAuthor, whereNamed } from './author-names.ts'
import type { AuthorRow } from './public-authors.ts'

type Context = ServiceContext<SessionUser>

const articles = sql<number>`coalesce((select ${postCounts.posts} from ${postCounts}
  where ${postCounts.list} = 'author/' || lower(${authors.name}) and ${postCounts.level} = 0), 0)`

/** Returns all authors by name. There are `authorsMax` at most. */
export async function listAuthors(context: ServiceContext): Promise<AdminAuthor[]> {
  const rows = await context.db
    .select({ ...getTableColumns(authors), articles })
    .from(authors)
    .orderBy(asc(sql`lower(${authors.name})`))
  return withPictures(context, rows)
}

/** Returns an author, or null if there is none at this address. */
export async function findAuthor(context: ServiceContext, ref: RecordRef): Promise<AdminAuthor | null> {
  const rows = await context.db
    .select({ ...getTableColumns(authors), articles })
    .from(authors)
    .where(whereRecord(authors, ref))
  return (await withPictures(context, rows))[0] ?? null
}

async function withPictures(
  context: ServiceContext,
  rows: readonly (AuthorRow & { articles: number })[],
): Promise<AdminAuthor[]> {
  const pictures = await findPicturesById(
    context,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map(({ updatedAt: _, bio, picture, ...row }) => {
    const shownPicture = pictures.get(picture ?? 0)
    return {
      ...row,
      ...(bio === null ? {} : { bio }),
      ...(picture === null ? {} : { picture }),
      ...(shownPicture ? { shownPicture } : {}),
    }
  })
}

/**
 * Stores an author. Returns the stored one when the same values are sent again. Refuses with `author-refused` when the
 * name or the address is taken, when the picture cannot be shown, or when there are `authorsMax` already.
 */
export async function createAuthor(context: Context, input: AuthorInput) {
  const { db, now, user } = context
  const values = toColumns(input)
  const same = await findStored(context, values)
  if (same) return { ok: true as const, author: same }
  const refusal = await findRefusal(context, values)
  if (refusal) return refusal
  const whereNew = sql`${whereFree(values)} and (select count(*) from ${authors}) < ${authorRules.authorsMax}`
  const matchesNew = sql`${authors.slug} = ${values.slug} and ${authors.updatedAt} = ${now.getTime()}`
  const authorId = sql<number>`(select ${authors.id} from ${authors} where ${matchesNew})`
  const statements = () =>
    batchNamed(db, {
      audit: auditStatement(
        db,
        { actor: user, action: 'author.create', subject: values.slug, after: { name: values.name } },
        whereNew,
      ),
      createdRows: insertWhere(db, authors, { ...values, updatedAt: now }, whereNew).returning({
        id: authors.id,
      }),
      ...fileUseStatements(context, usesOf(authorId, values), sql`exists ${authorId}`),
    })
  const result = await orPictureRefusal(context, values, statements)
  if ('ok' in result) return result
  const [row] = result.createdRows
  const author = row && (await findAuthor(context, { slug: values.slug, id: row.id }))
  if (author) return { ok: true as const, author }
  return (await findRefusal(context, values)) ?? refused(texts.full(authorRules.authorsMax))
}

/**
 * Changes an author. A new name is written into the posts that have the old one. Refuses as `createAuthor`, with
 * `author-not-found`, with `content-conflict` when another save came first, and with `author-refused` when more than
 * `renamedPostsMax` posts would be renamed.
 */
export async function updateAuthor(
  context: Context,
  { revision, ref, fields }: { revision: number | undefined; ref: RecordRef; fields: AuthorPatch },
) {
  const { db, now, user } = context
  const merge = (row: AuthorRow) => ({ ...valuesOf(row), ...toColumns(fields) })
  const change = () =>
    updateAtRevision(db, {
      table: authors,
      expected: revision,
      read: () => readRow(db, ref),
      findStored: (row) => (isUnchanged(row, merge(row)) ? row : null),
      async plan(before, save) {
        const values = merge(before)
        const refusal = await findRefusal(context, values, before)
        if (refusal) return refusal
        const isRenamed = before.name !== values.name
        return save({
          set: { ...values, updatedAt: now },
          where: whereFree(values, before.id),
          alongside: (whereCurrent) => ({
            audit: auditStatement(
              db,
              {
                actor: user,
                action: 'author.update',
                subject: values.slug,
                ...changesOf(valuesOf(before), values),
              },
              whereCurrent,
            ),
            ...(isRenamed
              ? { renamedPosts: renameStatement(db, before.name, values.name, whereCurrent) }
              : {}),
            ...fileUseStatements(context, usesOf(before.id, values), whereCurrent),
          }),
        })
      },
      explain: (before) => findRefusal(context, merge(before), before),
    })
  const result = await orPictureRefusal(context, toColumns(fields), change)
  if (!result.ok) return nameRefusals(result, { notFound: 'author-not-found', conflict: 'content-conflict' })
  const author = await findAuthor(context, { slug: result.after.slug, id: result.after.id })
  if (!author) return { ok: false as const, reason: 'author-not-found' as const }
  return { ok: true as const, author, before: result.before }
}

/** A form that was opened before names the old revision, so that it cannot bring the old name back unseen. */
const renameStatement = (db: Db, from: string, to: string, when: SQL) =>
  db
    .update(posts)
    .set({ author: to, revision: sql`${posts.revision} + 1` })
    .where(sql`${whereByAuthor(from)} and ${when}`)

/** Deletes an author. Refuses with `author-not-found`, and with `author-refused` while posts of any status have the name. */
export async function deleteAuthor(context: Context, ref: RecordRef) {
  const { db, user } = context
  const row = await readRow(db, ref)
  if (!row) return { ok: false as const, reason: 'author-not-found' as const }
  const whereUnused = sql`not exists (select 1 from ${posts} where ${whereByAuthor(row.name)})`
  const whereDeletable = sql`${authors.id} = ${row.id} and ${authors.revision} = ${row.revision} and ${whereUnused}`
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'author.delete', subject: row.slug, before: { name: row.name } },
      sql`exists (select 1 from ${authors} where ${whereDeletable})`,
    ),
    deletedRows: db.delete(authors).where(whereDeletable).returning({ id: authors.id }),
  })
  if (deletedRows.length > 0) return { ok: true as const, author: row }
  const count = await countByName(db, row.name)
  if (count > 0) return refused(texts.used(row.name, count, authorRules.renamedPostsMax))
  return { ok: false as const, reason: 'content-conflict' as const }
}

/** Counts posts of any status, one more than `renamedPostsMax` at most. */
async function countByName(db: Db, name: string): Promise<number> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(whereByAuthor(name))
    .limit(authorRules.renamedPostsMax + 1)
  return rows.length
}

async function readRow(db: Db, ref: RecordRef): Promise<AuthorRow | undefined> {
  const [row] = await db.select().from(authors).where(whereRecord(authors, ref))
  return row
}

type Values = Omit<AuthorRow, 'id' | 'revision' | 'updatedAt'>

function toColumns(fields: AuthorInput): Values
function toColumns(fields: AuthorPatch): Partial<Values>
function toColumns({ name, slug, title, bio, picture }: AuthorPatch): Partial<Values> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(slug === undefined ? {} : { slug }),
    ...(title === undefined ? {} : { title }),
    ...(bio === undefined ? {} : { bio: bio || null }),
    ...(picture === undefined ? {} : { picture }),
  }
}

const valuesOf = ({ name, slug, title, bio, picture }: AuthorRow): Values => ({
  name,
  slug,
  title,
  bio,
  picture,
})

const isUnchanged = (row: AuthorRow, values: Values) =>
  JSON.stringify(valuesOf(row)) === JSON.stringify({ ...valuesOf(row), ...values })

function changesOf(before: Values, after: Values) {
  const changed = (Object.keys(before) as (keyof Values)[]).filter((name) => before[name] !== after[name])
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: pick(before), after: pick(after) }
}

const usesOf = (subjectId: number | SQL<number>, { picture }: Partial<Values>) => ({
  subjectType: 'author' as const,
  subjectId,
  hashes: [],
  fileIds: picture ? [picture] : [],
})

async function findStored(context: ServiceContext, values: Values): Promise<AdminAuthor | null> {
  const [row] = await context.db.select().from(authors).where(eq(authors.slug, values.slug))
  return row &&
    isUnchanged(row, {
      ...valuesOf(row),
      ...values,
      bio: values.bio ?? null,
      picture: values.picture ?? null,
    })
    ? findAuthor(context, { slug: row.slug, id: row.id })
    : null
}

function whereFree({ name, slug }: Values, ownId = 0): SQL {
  return sql`not exists (select 1 from ${authors} where (${authors.slug} = ${slug} or ${whereNamed(name)}) and ${authors.id} <> ${ownId})`
}

async function findRefusal(context: ServiceContext, values: Values, own?: AuthorRow) {
  const { db } = context
  const { name, slug, picture } = values
  const others = await db
    .select()
    .from(authors)
    .where(sql`(${authors.slug} = ${slug} or ${whereNamed(name)}) and ${authors.id} <> ${own?.id ?? 0}`)
  if (others.some((other) => other.slug === slug)) return refused(texts.slugTaken, 'slug')
  if (others.length > 0) return refused(texts.nameTaken, 'name')
  if (picture && picture !== own?.picture) {
    const refusal = await refusalOfPicture(context, picture)
    if (refusal) return refusal
  }
  if (own && own.name !== name && (await countByName(db, own.name)) > authorRules.renamedPostsMax)
    return refused(texts.tooManyPosts(authorRules.renamedPostsMax), 'name')
  return null
}

async function refusalOfPicture(context: ServiceContext, picture: number) {
  const unusable = await findUnusablePicture(context, [picture])
  if (!unusable) return null
  const { id, name } = unusable
  return refused(name === null ? texts.pictureMissing(id) : texts.pictureUndescribed(name), 'picture')
}

/** A picture that was deleted during the save violates the foreign key of `file_uses`. */
async function orPictureRefusal<Result>(
  context: ServiceContext,
  { picture }: Partial<Values>,
  save: () => Promise<Result>,
) {
  try {
    return await save()
  } catch (error) {
    const refusal = picture && isForeignKeyViolation(error) ? await refusalOfPicture(context, picture) : null
    if (refusal) return refusal
    throw error
  }
}

const refused = (complaint: string, field?: string) => ({
  ok: false as const,
  reason: 'author-refused' as const,
  complaint,
  field,
})
