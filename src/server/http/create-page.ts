import { Hono } from 'hono'
import { html } from 'hono/html'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { site } from '#site.config.ts'
import type { AppEnv } from './env.ts'
import { logError } from './log.ts'

export function createPage() {
  const app = new Hono<AppEnv>()
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.text('This page can only be read.', 405, { Allow: methods.join(', ') }),
    }),
  )
  // A 404 lets the middleware above answer writes: the static file server's own 405 names no methods.
  app.notFound((c) => (isRead(c.req.method) ? c.env.ASSETS.fetch(c.req.raw) : c.text('Not found', 404)))
  app.onError((error, c) => {
    logError('page failed', error, { requestId: c.env.eventContext.data.requestId, route: c.req.path })
    return c.html(unavailablePage(), 503, { 'retry-after': '30', 'cache-control': 'no-store' })
  })
  return app
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function unavailablePage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment | ${site.brand}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
</style>
</head>
<body>
<main>
<h1>This page is not available right now</h1>
<p>We cannot reach our database right now. Please try again in half a minute.</p>
<p><a href="">Try again</a>, <a href="/about">read about us</a>, or write to <a href="mailto:${site.email}">${site.email}</a>.</p>
</main>
</body>
</html>`
}
