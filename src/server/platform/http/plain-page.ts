import { html } from 'hono/html'
import { skipLinkText } from '#content/interface/shell.ts'
import { formPageStyle } from './form-page-styles.ts'
import { type Html, htmlPage } from './html-page.ts'
import { pageFooter, pageHeader } from './page-shell.ts'

interface PlainPageParts {
  title?: string
  kicker?: string | undefined
  /** Stands above the heading. */
  mark?: Html | undefined
  isWide?: boolean
  /** Stands beside the text where there is room. */
  aside?: Html | undefined
}

export const plainPage = (
  heading: string,
  content: Html,
  { title = heading, kicker, mark, isWide = false, aside }: PlainPageParts = {},
) =>
  shellPage(
    title,
    html`<div class="${aside ? 'beside' : isWide ? 'column wide' : 'column'}">
<div>
${mark ?? ''}${kicker ? html`<p class="kicker">${kicker}</p>` : ''}
<h1>${heading}</h1>
${content}
</div>
${aside ?? ''}
</div>`,
  )

/** Renders a page in the look of the site, without scripts. */
export const shellPage = (title: string, content: Html) =>
  htmlPage(
    title,
    formPageStyle,
    html`<a class="skip" href="#main">${skipLinkText}</a>
${pageHeader}
<main id="main" class="width">
${content}
</main>
${pageFooter()}`,
  )
