import { html } from 'hono/html'
import { serverPages } from '#content/interface/server-pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { htmlPage } from './html-page.ts'
import { plainPageStyle } from './plain-page-style.ts'

const texts = serverPages.unavailable

const style = plainPageStyle(`
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; text-wrap: pretty; }
h1 { font-size: 2.25rem; line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
a { color: inherit; }
header a { display: inline-block; padding: 0.5rem 0; font-size: 1.25rem; font-weight: 700; text-decoration: none; }
`)

export function unavailablePage(requestId: string) {
  return htmlPage(
    texts.title,
    style,
    html`<header><a href="/">${site.brand}</a></header>
<main>
<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<p>${texts.reference(requestId)}</p>
<p><a href="">${texts.again}</a>, ${isPageOn('/about') ? html`<a href="/about">${texts.about}</a>, ` : ''}or ${texts.write} <a href="mailto:${site.email}">${site.email}</a>.</p>
</main>`,
  )
}
