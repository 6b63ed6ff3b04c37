import { asc } from 'drizzle-orm'
import type { ExportedPost } from '#content/blog/post-file.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { fieldsOf } from '#domains/blog/post-fields.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export async function exportPosts({ db }: ServiceContext): Promise<ExportedPost[]> {
  const { rows, slugs } = await batchNamed(db, {
    rows: db.select().from(posts).orderBy(asc(posts.slug)),
    slugs: db.select().from(postSlugs).orderBy(asc(postSlugs.createdAt), asc(postSlugs.slug)),
  })
  return rows.map((row) => {
    const { tags, publishAt, ...fields } = fieldsOf(row)
    return {
      ...fields,
      tags: tags ?? [],
      publishAt: publishAt?.toISOString() ?? null,
      previousSlugs: slugs.filter(({ postId }) => postId === row.id).map(({ slug }) => slug),
      feedId: row.feedId,
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
