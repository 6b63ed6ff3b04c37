import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues } from '#platform/http/form-values.ts'
import type { Html } from '#platform/http/html-page.ts'
import { limitLinkBody } from '#platform/http/limit-link-body.ts'
import { type LinkIcon, linkIcon } from '#platform/http/link-icons.ts'
import { linkPageHeaders } from '#platform/http/link-page-headers.ts'
import { plainPage } from '#platform/http/plain-page.ts'
import { refuseDeadLinks } from '#platform/http/known-link.ts'
import { primaryContext, publicContext } from '#platform/http/service-context.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { createPage } from './create-page.ts'

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
  ) => Promise<{ heading: string; text: Html | string; submitLabel: string } | null>
  kicker?: string
  /** What a reader may count on who presses the button. */
  promises?: readonly { icon: LinkIcon; text: string }[]
  /** Stands beside the text, except on the page of a link that no longer works. */
  aside: (context: ServiceContext<null>) => Promise<Html>
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
      return linkMessagePage(
        c,
        { kicker, ...used.answer, mark: 'check', aside: await aside(publicContext(c)) },
        410,
      )
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
${promises ? html`<ul class="facts">${promises.map((promise) => html`<li>${linkIcon(promise.icon)}${promise.text}</li>`)}</ul>` : ''}`
      return c.html(
        plainPage(heading, content, { kicker, aside: await aside(publicContext(c)) }),
        200,
        linkPageHeaders,
      )
    })
    .post(path, limitLinkBody, async (c) => {
      const { token = '' } = await formValues(c)
      const isDone = await act(publicContext(c), token)
      return isDone
        ? linkMessagePage(c, { kicker, ...done, mark: 'check', aside: await aside(publicContext(c)) }, 200)
        : refuse(c, token)
    })
}

export const linkMessagePage = (
  c: Context<AppEnv>,
  { heading, text, link, kicker, mark, aside }: LinkMessage & { mark?: LinkIcon; aside?: Html },
  status: 200 | 410,
) =>
  c.html(
    plainPage(
      heading,
      html`<p class="lede">${text}</p>${isPageOn(link.href) ? html`<p class="buttons"><a class="button" href="${link.href}">${link.text}</a></p>` : ''}`,
      { kicker, mark: mark && html`<i class="mark">${linkIcon(mark)}</i>`, aside },
    ),
    status,
    linkPageHeaders,
  )
