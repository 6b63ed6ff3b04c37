import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { authorPath } from '#shared/page-paths.ts'
import { isSlug } from '#shared/slug.ts'
import { type StoredPage, serveStoredPage } from './serve-stored-page.ts'

interface AuthorPageOptions {
  slug: string
  page: number | null
  stored: (path: string) => StoredPage
}

/** Serves one page of an author's articles, or the not-found page. */
export function serveAuthorPage(
  c: Context<AppEnv>,
  { slug, page, stored }: AuthorPageOptions,
): Promise<Response> | Response {
  const notFound = () => serveStaticPage(c, '/404', 404)
  if (page === null || !isSlug(slug)) return notFound()
  return serveStoredPage(c, {
    ...stored(authorPath(slug, page)),
    async exists(context) {
      const { authorPageExists } = await import('#domains/blog/public-authors.ts')
      return authorPageExists(context, slug, page)
    },
    missing: notFound,
  })
}
