import { html, raw } from 'hono/html'
import { serverPages } from '#content/interface/answers.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { plainPageStyle } from './plain-page-style.ts'

const texts = serverPages.unavailable

const style = plainPageStyle(`
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
`)

export function unavailablePage(requestId: string) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} | ${site.brand}</title>
${raw(style)}
</head>
<body>
<main>
<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<p>${texts.reference(requestId)}</p>
<p><a href="">${texts.again}</a>, ${isPageOn('/about') ? html`<a href="/about">${texts.about}</a>, ` : ''}or ${texts.write} <a href="mailto:${site.email}">${site.email}</a>.</p>
</main>
</body>
</html>`
}
