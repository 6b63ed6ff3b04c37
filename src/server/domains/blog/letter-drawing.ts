import { html, raw } from 'hono/html'
import { linkPages } from '#content/interface/answers.ts'
import { coverSvg } from './cover-svg.ts'
import { listCards } from './list-posts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { linkIcon } from '#platform/http/link-icons.ts'

/** Draws an issue with the newest article, or with lines in its place. */
export async function letterDrawing(context: ServiceContext) {
  const [post] = isPageOn('/blog') ? await listCards(context, { limit: 1 }) : []
  const { letter, kicker } = linkPages.newsletter
  return post
    ? drawing(
        letter(site.brand),
        html`<b>${post.title}</b>${raw(coverSvg({ figure: post.cover, category: post.category }))}<p>${post.excerpt}</p>`,
      )
    : drawing(letter(site.brand), html`<b>${kicker}</b><span></span><span></span><span></span>`)
}

/** Draws a letter about an account or a request. */
export const noticeDrawing = async () =>
  drawing(site.brand, html`<i class="mark">${linkIcon('shield')}</i><span></span><span></span><span></span>`)

const drawing = (sender: string, content: ReturnType<typeof html>) =>
  html`<div class="letter" aria-hidden="true"><i></i><i></i>
<div><p class="hint">${sender}</p>${content}</div></div>`
