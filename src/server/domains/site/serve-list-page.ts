import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { listPath, pagesOf, readPageNumber } from '#shared/list-pages.ts'
import { type StoredPage, serveStoredPage } from './serve-stored-page.ts'

export function serveListPage(
  c: Context<AppEnv>,
  { number, category, stored }: { number: string; category?: string; stored: (path: string) => StoredPage },
): Promise<Response> | Response {
  const page = readPageNumber(number)
  if (page === null) return serveStaticPage(c, '/404', 404)
  if (page === 1) return c.redirect(`${listPath(1, category)}${new URL(c.req.url).search}`, 301)
  return serveStoredPage(c, {
    ...stored(listPath(page, category)),
    async exists(context) {
      const { countPosts } = await import('#domains/blog/list-posts.ts')
      return page <= pagesOf(await countPosts(context, { category }))
    },
    missing: () => serveStaticPage(c, '/404', 404),
  })
}
