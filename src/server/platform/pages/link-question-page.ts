import type { Context } from 'hono'
import type { PageNotice } from '#contracts/page-source.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues } from '#platform/http/form-values.ts'
import { limitLinkBody, linkPageHeaders, refuseDeadLinks } from '#platform/http/link-pages.ts'
import { respondWithNotice } from '#platform/http/render-page.ts'
import { primaryContext, publicContext } from '#platform/http/service-context.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { createPage } from './create-page.ts'

export interface LinkMessage {
  kicker?: string | undefined
  heading: string
  text: string
  link: { href: string; text: string }
}

interface LinkQuestion {
  path: string
  kicker: string
  /** Returns the question, or null if the link does not work. */
  ask: (
    context: ServiceContext<null>,
    token: string,
  ) => Promise<{ heading: string; text: PageNotice['text']; submitLabel: string } | null>
  /** Promises to a reader who presses the button. */
  facts?: readonly string[]
  act: (context: ServiceContext<null>, token: string) => Promise<boolean>
  done: LinkMessage
  over: LinkMessage
  used?: { message: LinkMessage; isUsed: (context: ServiceContext<null>, token: string) => Promise<boolean> }
}

/**
 * Creates the page of an emailed link. GET only asks, because email scanners open links; the button posts the token.
 */
export function createLinkQuestion({ path, kicker, ask, facts, act, done, over, used }: LinkQuestion) {
  const refuse = async (c: Context<AppEnv>, token: string) => {
    if (used && (await used.isUsed(primaryContext(c), token)))
      return respondToLink(c, { kicker, ...used.message }, { status: 410, isDone: true })
    return (await refuseDeadLinks(c)) ?? respondToLink(c, { kicker, ...over }, { status: 410 })
  }
  return createPage()
    .get(path, async (c) => {
      const token = c.req.query('token') ?? ''
      const question = await ask(primaryContext(c), token)
      if (!question) return refuse(c, token)
      const { heading, text, submitLabel } = question
      const form = { action: path, fields: { token }, submitLabel }
      return respondWithNotice(
        c,
        { kicker, heading, text, form, facts },
        { status: 200, headers: linkPageHeaders },
      )
    })
    .post(path, limitLinkBody, async (c) => {
      const { token = '' } = await formValues(c)
      const isDone = await act(publicContext(c), token)
      return isDone ? respondToLink(c, { kicker, ...done }, { status: 200, isDone }) : refuse(c, token)
    })
}

/** Responds to an emailed link with a sentence and where to go from here. */
export const respondToLink = (
  c: Context<AppEnv>,
  { link, ...message }: LinkMessage,
  { status, isDone = false }: { status: 200 | 410; isDone?: boolean },
): Promise<Response> =>
  respondWithNotice(c, { ...message, isDone, links: [link] }, { status, headers: linkPageHeaders })
