import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { serverPages } from '#content/interface/answers.ts'
import { site } from '#site.config.ts'
import { pageFooter } from './page-footer.ts'
import type { AppEnv } from './env.ts'
import { formPageStyle } from './form-page-styles.ts'

const { tooMany } = serverPages

/**
 * Small on purpose: a client over its limit must not get the site's most expensive page.
 * @param what a plural noun, such as 'searches'
 */
export function tooManyPage(
  c: Context<AppEnv>,
  { what, back, retryAfterSeconds }: { what: string; back: string; retryAfterSeconds: number },
) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tooMany.heading(what)} | ${site.brand}</title>
${raw(formPageStyle)}
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><a href="/">${site.brand}</a></header>
<main id="main">
<h1>${tooMany.heading(what)}</h1>
<p>${tooMany.text(what, retryAfterSeconds)}</p>
<p><a href="">${tooMany.again}</a> or <a href="${back}">${tooMany.back}</a>.</p>
</main>
${pageFooter}
</body>
</html>`
  return c.html(page, 429, { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
}
