import type { Context } from 'hono'
import type { PostCategory } from '#contracts/blog.ts'
import { listPath, pagesOf, readPageNumber } from '#shared/list-pages.ts'
import { countPosts } from '#server/blog/list-posts.ts'
import { openDb } from '#server/db/open.ts'
import type { AppEnv } from '#server/http/env.ts'
import { serveStaticPage } from './serve-static-page.ts'
import { serveStoredPage, type StoredPage } from './serve-stored-page.ts'

/**
 * A page behind the first of the list, or of one category's archive: stored like the first. The first one has one
 * address only, and a page that no post stands on is not there.
 * @param number as the address has it
 * @param stored how the page at a path is drawn
 */
export function serveListPage(
  c: Context<AppEnv>,
  {
    number,
    category,
    stored,
  }: { number: string; category?: PostCategory; stored: (path: string) => StoredPage },
): Promise<Response> | Response {
  const page = readPageNumber(number)
  if (page === null) return serveStaticPage(c, '/404', 404)
  if (page === 1) return c.redirect(`${listPath(1, category)}${new URL(c.req.url).search}`, 301)
  return serveStoredPage(c, {
    ...stored(listPath(page, category)),
    exists: async () => page <= pagesOf(await countPosts(openDb(c.env.DB), { now: new Date(), category })),
    missing: () => serveStaticPage(c, '/404', 404),
  })
}
