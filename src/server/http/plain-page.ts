import { html } from 'hono/html'
import { serverPages as texts } from '#content/interface/server-pages.ts'
import { skipLinkText } from '#content/interface/shell.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { formPageStyle } from './form-page-styles.ts'
import { type Html, htmlPage } from './html-page.ts'

export const plainPage = (heading: string, content: Html, title: string = heading) =>
  htmlPage(
    title,
    formPageStyle,
    html`<a class="skip" href="#main">${skipLinkText}</a>
<header><a href="/">${site.brand}</a></header>
<main id="main">
<h1>${heading}</h1>
${content}
</main>
${footer}`,
  )

const footer = html`<footer><a href="/">${texts.home}</a> ${isPageOn('/contact') ? html`<a href="/contact">${texts.contact}</a> ` : ''}<a href="/privacy-policy">${texts.privacy}</a></footer>`
