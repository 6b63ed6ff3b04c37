import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { posts, postServices } from '#platform/db/schema/blog.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { bookedServices } from '#shared/article-text.ts'

interface LinkingPost {
  postId: number | SQL<number>
  content: string
}

export function postServiceStatements(
  { db, siteUrl }: Pick<ServiceContext, 'db' | 'siteUrl'>,
  { postId, content }: LinkingPost,
  when: SQL,
) {
  const ids = bookedServices(content.replaceAll(`${siteUrl}/`, '/'))
  return {
    oldServices: db.delete(postServices).where(sql`${postServices.postId} = ${postId} and ${when}`),
    services: insertWhere(
      db,
      postServices,
      { postId, serviceId: sql<number>`value` },
      when,
      sql`json_each(${JSON.stringify(ids)})`,
    ),
  }
}

export const whereLinkedByPost = (serviceId: number): SQL =>
  sql`exists (select 1 from ${postServices} join ${posts} on ${posts.id} = ${postServices.postId} where ${postServices.serviceId} = ${serviceId} and ${posts.status} in ('published', 'scheduled'))`

export async function findLinkingPost(db: Db, serviceId: number): Promise<string | undefined> {
  const [post] = await db
    .select({ title: posts.title })
    .from(postServices)
    .innerJoin(posts, eq(posts.id, postServices.postId))
    .where(sql`${postServices.serviceId} = ${serviceId} and ${posts.status} in ('published', 'scheduled')`)
    .limit(1)
  return post?.title
}
