import { eq, type SQL, sql } from 'drizzle-orm'
import { authorRefusalTexts as texts } from '#content/interface/author-refusals.ts'
import type { AdminAuthor, AuthorInput, AuthorPatch } from '#contracts/authors.ts'
import { authorRules } from '#contracts/records/author.ts'
import { fileUseStatements } from '#domains/files/shown-pictures.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { authors, posts } from '#platform/db/schema/blog.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { nameRefusals, type RecordRef, updateAtRevision } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { findAuthor, readAuthorRow } from './admin-authors.ts'
import { whereByAuthor } from './author-names.ts'
import { type AuthorValues, findRefusal, orPictureRefusal, refused, whereFree } from './author-refusals.ts'
import type { AuthorRow } from './public-authors.ts'

type Context = ServiceContext<SessionUser>

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
      read: () => readAuthorRow(db, ref),
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

function toColumns(fields: AuthorInput): AuthorValues
function toColumns(fields: AuthorPatch): Partial<AuthorValues>
function toColumns({ name, slug, title, bio, picture }: AuthorPatch): Partial<AuthorValues> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(slug === undefined ? {} : { slug }),
    ...(title === undefined ? {} : { title }),
    ...(bio === undefined ? {} : { bio: bio || null }),
    ...(picture === undefined ? {} : { picture }),
  }
}

const valuesOf = ({ name, slug, title, bio, picture }: AuthorRow): AuthorValues => ({
  name,
  slug,
  title,
  bio,
  picture,
})

const isUnchanged = (row: AuthorRow, values: AuthorValues) =>
  JSON.stringify(valuesOf(row)) === JSON.stringify({ ...valuesOf(row), ...values })

function changesOf(before: AuthorValues, after: AuthorValues) {
  const changed = (Object.keys(before) as (keyof AuthorValues)[]).filter(
    (name) => before[name] !== after[name],
  )
  const pick = (values: AuthorValues) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: pick(before), after: pick(after) }
}

const usesOf = (subjectId: number | SQL<number>, { picture }: Partial<AuthorValues>) => ({
  subjectType: 'author' as const,
  subjectId,
  hashes: [],
  fileIds: picture ? [picture] : [],
})

async function findStored(context: ServiceContext, values: AuthorValues): Promise<AdminAuthor | null> {
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
