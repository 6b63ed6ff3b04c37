import { type SQL, sql } from 'drizzle-orm'
import { authorRefusalTexts as texts } from '#content/interface/author-refusals.ts'
import { authorRules } from '#contracts/records/author.ts'
import { findUnusablePicture } from '#domains/files/shown-pictures.ts'
import type { Db } from '#platform/db/open.ts'
import { authors, posts } from '#platform/db/schema/blog.ts'
import { isForeignKeyViolation } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { whereByAuthor, whereNamed } from './author-names.ts'
import type { AuthorRow } from './public-authors.ts'

/** What a person enters. */
export type AuthorValues = Omit<AuthorRow, 'id' | 'revision' | 'updatedAt'>

type Names = Pick<AuthorValues, 'name' | 'slug'>

const whereSameNames = ({ name, slug }: Names, ownId = 0): SQL =>
  sql`(${authors.slug} = ${slug} or ${whereNamed(name)}) and ${authors.id} <> ${ownId}`

/** Matches while no other author has this name or address. */
export const whereFree = (names: Names, ownId?: number): SQL =>
  sql`not exists (select 1 from ${authors} where ${whereSameNames(names, ownId)})`

/** Returns why an author cannot be saved, or null. */
export async function findRefusal(context: ServiceContext, values: AuthorValues, own?: AuthorRow) {
  const { db } = context
  const { name, slug, picture } = values
  const others = await db.select().from(authors).where(whereSameNames(values, own?.id))
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

/**
 * Saves, or returns why the picture cannot be shown: one that was deleted during the save violates the foreign key of
 * `file_uses`.
 */
export async function orPictureRefusal<Result>(
  context: ServiceContext,
  { picture }: Partial<AuthorValues>,
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

export const refused = (complaint: string, field?: string) => ({
  ok: false as const,
  reason: 'author-refused' as const,
  complaint,
  field,
})

/** Counts posts of any status, one more than `renamedPostsMax` at most. */
export async function countByName(db: Db, name: string): Promise<number> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(whereByAuthor(name))
    .limit(authorRules.renamedPostsMax + 1)
  return rows.length
}
