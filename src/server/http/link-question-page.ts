import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { bodyLimit } from 'hono/body-limit'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { pageFooter } from './page-footer.ts'
import { createPage } from './create-page.ts'
import type { AppEnv } from './env.ts'
import { formPageStyle } from './form-page-styles.ts'
import { formValues } from './form-values.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { refuseDeadLinks } from './refuse-dead-links.ts'
import { refuseAsText } from './refuse.ts'
import { primaryContext, publicContext } from './service-context.ts'
import type { ServiceContext } from '#server/service-context.ts'

const bodyBytesMax = 4096

export interface LinkAnswer {
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
  act: (context: ServiceContext<null>, token: string) => Promise<boolean>
  done: LinkAnswer
  over: LinkAnswer
}

/** GET only asks, because email scanners open links; the button posts the token. */
export function createLinkQuestion({ path, ask, act, done, over }: LinkQuestion) {
  return createPage()
    .get(path, async (c) => {
      const token = c.req.query('token') ?? ''
      const question = await ask(primaryContext(c), token)
      if (!question) return (await refuseDeadLinks(c)) ?? answer(c, over, 410)
      const { heading, text, submitLabel } = question
      const form = html`<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<button type="submit">${submitLabel}</button>
</form>`
      return c.html(document(heading, html`<p>${text}</p>${form}`), 200, linkPageHeaders)
    })
    .post(
      path,
      bodyLimit({
        maxSize: bodyBytesMax,
        onError: (c) => refuseAsText(c, { reason: 'body-too-large', bytesMax: bodyBytesMax }),
      }),
      async (c) => {
        const { token = '' } = await formValues(c)
        const isDone = await act(publicContext(c), token)
        if (isDone) return answer(c, done, 200)
        return (await refuseDeadLinks(c)) ?? answer(c, over, 410)
      },
    )
}

const answer = (c: Context<AppEnv>, { heading, text, link }: LinkAnswer, status: 200 | 410) =>
  c.html(
    document(
      heading,
      html`<p>${text}</p>${isPageOn(link.href) ? html`<p><a href="${link.href}">${link.text}</a></p>` : ''}`,
    ),
    status,
    linkPageHeaders,
  )

const document = (heading: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${site.brand}</title>
${raw(formPageStyle)}
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><a href="/">${site.brand}</a></header>
<main id="main">
<h1>${heading}</h1>
${content}
</main>
${pageFooter}
</body>
</html>`
