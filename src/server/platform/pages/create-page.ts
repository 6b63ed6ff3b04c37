import { Hono } from 'hono'
import { disabledPaths } from '#generated/disabled-paths.ts'
import { fetchAsset } from '#platform/http/assets.ts'
import { type AppEnv, isRead } from '#platform/http/env.ts'
import { refusalOfNoRoute, refuseAsText } from '#platform/http/refuse.ts'
import { logError } from '#platform/log/log.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { withoutTrailingSlashes } from '#shared/url-paths.ts'
import { serveStaticPage } from './page-response.ts'

export function createPage() {
  const app = new Hono<AppEnv>()
  if (disabledPaths.length > 0)
    app.use((c, next) => (isPageOn(c.req.path) || !isRead(c.req) ? next() : serveStaticPage(c, '/404', 404)))
  app.notFound((c) => {
    if (!isRead(c.req)) return refuseAsText(c, refusalOfNoRoute(app, c))
    const { pathname, search } = new URL(c.req.url)
    const page = withoutTrailingSlashes(pathname)
    return page === pathname ? fetchAsset(c.env.ASSETS, c.req.raw) : c.redirect(`${page}${search}`, 308)
  })
  app.onError(async (error, c) => {
    const { requestId, route } = c.env.eventContext.data
    logError('page failed', error, { requestId, route: `${c.req.method} ${route}` })
    const { respondUnavailable } = await import('#platform/http/render-page.ts')
    return respondUnavailable(c)
  })
  return app
}
