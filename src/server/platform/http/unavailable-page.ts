import { html } from 'hono/html'
import { serverPages } from '#content/interface/server-pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { plainPage } from './plain-page.ts'

const texts = serverPages.unavailable

export const unavailablePage = (requestId: string) =>
  plainPage(
    texts.heading,
    html`<p class="lede">${texts.text}</p>
<p>${texts.write} <a href="mailto:${site.email}">${site.email}</a>. ${texts.reference(requestId)}</p>
<p class="buttons"><a class="button" href="">${texts.again}</a>${isPageOn('/about') ? html`<a class="button outline" href="/about">${texts.about}</a>` : ''}</p>`,
    { title: texts.title },
  )
