import { and } from 'drizzle-orm'
import { posts } from '#platform/db/schema/blog.ts'
import { logError } from '#platform/log/log.ts'
import { droppedPagesMax, sitemapPartPath } from '#platform/pages/page-subjects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { authorPath } from '#shared/page-paths.ts'
import { whereByAuthor } from './author-names.ts'
import { newestFirst } from './list-posts.ts'
import { whereListed } from './visible-posts.ts'

interface Named {
  slug: string
  name: string
}

/** Returns the pages to drop from this data center's cache when an author changes: theirs, and their newest articles. */
export async function pagesOfAuthor({ db }: ServiceContext, versions: readonly Named[]): Promise<string[]> {
  const name = versions.at(-1)?.name ?? ''
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(whereByAuthor(name), whereListed))
    .orderBy(...newestFirst)
    .limit(droppedPagesMax)
    .catch((error: unknown) => {
      logError('some articles of an author were not dropped', error, {})
      return []
    })
  const paths = [
    ...versions.map(({ slug }) => authorPath(slug)),
    sitemapPartPath('pages'),
    '/llms.txt',
    ...rows.map(({ slug }) => `/blog/${slug}`),
  ]
  return [...new Set(paths)].slice(0, droppedPagesMax)
}
