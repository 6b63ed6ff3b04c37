import { Hono } from 'hono'
import { html } from 'hono/html'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { serverPages } from '#contracts/texts/en.ts'
import { fetchAsset } from '#server/pages/fetch-asset.ts'
import { serveStaticPage } from '#server/pages/serve-static-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import type { AppEnv } from './env.ts'
import { logError } from './log.ts'
import { refuseAsText } from './refuse.ts'

export function createPage() {
  const app = new Hono<AppEnv>()
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => refuseAsText(c, { reason: 'method-not-allowed', methods }),
    }),
  )
  app.use((c, next) =>
    isPageOn(c.req.path) || !isRead(c.req.method) ? next() : serveStaticPage(c, '/404', 404),
  )
  // A 404 lets the middleware above answer writes: the static file server's own 405 names no methods.
  app.notFound((c) =>
    isRead(c.req.method) ? fetchAsset(c.env.ASSETS, c.req.raw) : refuseAsText(c, { reason: 'nothing-here' }),
  )
  app.onError((error, c) => {
    logError('page failed', error, { requestId: c.env.eventContext.data.requestId, route: c.req.path })
    return c.html(unavailablePage(), 503, { 'retry-after': '30', 'cache-control': 'no-store' })
  })
  return app
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

const texts = serverPages.unavailable

function unavailablePage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} | ${site.brand}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
</style>
</head>
<body>
<main>
<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<p><a href="">${texts.again}</a>, ${isPageOn('/about') ? html`<a href="/about">${texts.about}</a>, ` : ''}or ${texts.write} <a href="mailto:${site.email}">${site.email}</a>.</p>
</main>
</body>
</html>`
}
