import { team } from '#content/team.ts'
import type { PostFields } from '#contracts/admin-posts.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { authors } from '#platform/db/schema/blog.ts'
import { readPosts } from '../../build/content/read-posts.ts'
import { slugOf } from '../../build/content/foreign-fields.ts'

/** Makes an author of everybody of the team who wrote one of the posts. */
export async function seedAuthors(db: Db, files: readonly PostFields[] = readPosts()): Promise<number> {
  const names = new Set(files.map(({ author }) => author))
  const updatedAt = new Date()
  const { inserted } = await batchNamed(db, {
    inserted: team
      .filter(({ name }) => names.has(name))
      .map(({ name, title }) =>
        db
          .insert(authors)
          .values({ slug: slugOf(name), name, title, updatedAt })
          .onConflictDoNothing()
          .returning({ id: authors.id }),
      ),
  })
  return inserted.flat().length
}
