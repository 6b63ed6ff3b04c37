import type { Context } from 'hono'
import type { PostCategory } from '#contracts/blog.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { publicDatabase } from '#platform/http/database.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { cacheKeyOf, throughEdgeCache } from '#platform/pages/edge-cache.ts'
import { serveStaticPage, storablePage } from '#platform/pages/page-response.ts'
import { readStoredPage } from '#platform/pages/read-stored-page.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { listPath, pagesOf, readPageNumber } from '#shared/list-pages.ts'

export interface StoredPage {
  path: string
  buildId: string
  /** The build in the key of the page in the database (docs/decisions/001-stored-pages.md). */
  storedBuild: () => Promise<string>
  render: (path: string, source: PageSource) => Promise<{ html: string; status: number }>
  /** Anybody can invent addresses, so this is checked before React is loaded. */
  exists?: (context: ServiceContext<null>) => Promise<boolean>
  missing?: (context: ServiceContext<null>) => Promise<Response>
}

export function serveStoredPage(c: Context<AppEnv>, page: StoredPage): Promise<Response> {
  const { path, buildId } = page
  const { siteUrl } = c.env.eventContext.data
  return throughEdgeCache(c, cacheKeyOf({ siteUrl, buildId }, path), async () => {
    const storedBuild = await page.storedBuild()
    const key = { path, buildId: storedBuild, now: new Date() }
    const storedPage = await readStoredPage(publicDatabase(c), key)
    if (storedPage.html !== null)
      return storablePage(storedPage.html, `${storedBuild}-${storedPage.revision}`)
    const { rerenderPage } = await import('./rerender-page.ts')
    return rerenderPage(c, page, storedBuild)
  })
}

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
    async exists(context) {
      const { countPosts } = await import('#domains/blog/list-posts.ts')
      return page <= pagesOf(await countPosts(context, { category }))
    },
    missing: () => serveStaticPage(c, '/404', 404),
  })
}
