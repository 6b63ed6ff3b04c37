import type { Context } from 'hono'
import { html } from 'hono/html'
import { isPageOn } from '#shared/is-page-on.ts'
import { createPage } from './create-page.ts'
import type { AppEnv } from './env.ts'
import { formValues } from './form-values.ts'
import { limitLinkBody } from './limit-link-body.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import type { Html } from './html-page.ts'
import { plainPage } from './plain-page.ts'
import { refuseDeadLinks } from './refuse-dead-links.ts'
import { primaryContext, publicContext } from './service-context.ts'
import type { ServiceContext } from '#server/service-context.ts'

export interface LinkMessage {
  kicker?: string | undefined
  heading: string
  text: string
  link: { href: string; text: string }
}

interface LinkQuestion {
  path: string
  ask: (
    context: ServiceContext<null>,
    token: string,
  ) => Promise<{ heading: string; text: string; submitLabel: string } | null>
  kicker?: string
  /** What a reader may count on who presses the button. */
  promises?: readonly string[]
  aside?: Html
  act: (context: ServiceContext<null>, token: string) => Promise<boolean>
  done: LinkMessage
  over: LinkMessage
  used?: { answer: LinkMessage; isUsed: (context: ServiceContext<null>, token: string) => Promise<boolean> }
}

/**
 * Creates the page of an emailed link. GET only asks, because email scanners open links; the button posts the token.
 */
export function createLinkQuestion({ path, ask, act, done, over, used, ...look }: LinkQuestion) {
  const { kicker, promises, aside } = look
  const refuse = async (c: Context<AppEnv>, token: string) => {
    if (used && (await used.isUsed(primaryContext(c), token)))
      return linkMessagePage(c, { kicker, ...used.answer }, 410)
    return (await refuseDeadLinks(c)) ?? linkMessagePage(c, { kicker, ...over }, 410)
  }
  return createPage()
    .get(path, async (c) => {
      const token = c.req.query('token') ?? ''
      const question = await ask(primaryContext(c), token)
      if (!question) return refuse(c, token)
      const { heading, text, submitLabel } = question
      const content = html`<p class="lede">${text}</p>
<form class="buttons" method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<button type="submit" class="cta">${submitLabel}</button>
</form>
${promises ? html`<ul class="facts">${promises.map((promise) => html`<li>${checkIcon}${promise}</li>`)}</ul>` : ''}`
      return c.html(plainPage(heading, content, { kicker, aside }), 200, linkPageHeaders)
    })
    .post(path, limitLinkBody, async (c) => {
      const { token = '' } = await formValues(c)
      const isDone = await act(publicContext(c), token)
      return isDone ? linkMessagePage(c, { kicker, ...done }, 200) : refuse(c, token)
    })
}

const checkIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>`

export const linkMessagePage = (
  c: Context<AppEnv>,
  { heading, text, link, kicker }: LinkMessage,
  status: 200 | 410,
) =>
  c.html(
    plainPage(
      heading,
      html`<p class="lede">${text}</p>${isPageOn(link.href) ? html`<p class="buttons"><a class="button" href="${link.href}">${link.text}</a></p>` : ''}`,
      { kicker },
    ),
    status,
    linkPageHeaders,
  )
