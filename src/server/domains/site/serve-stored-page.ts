import type { Context } from 'hono'
import type { PageSource } from '#contracts/page-source.ts'
import { publicDatabase } from '#platform/http/database.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { cacheKeyOf, throughEdgeCache } from '#platform/pages/edge-cache.ts'
import { storablePage } from '#platform/pages/page-response.ts'
import { readStoredPage } from '#platform/pages/read-stored-page.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

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
