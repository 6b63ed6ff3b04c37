import { html } from 'hono/html'
import { bodyLimit } from 'hono/body-limit'
import { serverPages } from '#content/interface/server-pages.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { plainPage } from './plain-page.ts'

const { tooLarge } = serverPages

export const limitLinkBodyTo = (bytesMax: number) =>
  bodyLimit({
    maxSize: bytesMax,
    onError: (c) => {
      const refusal = { reason: 'body-too-large', bytesMax } as const
      const page = plainPage(
        tooLarge.heading,
        html`<p class="lede">${refusalText(refusal)} ${tooLarge.text}</p>`,
      )
      return c.html(page, refusalStatuses[refusal.reason], linkPageHeaders)
    },
  })

export const limitLinkBody = limitLinkBodyTo(4096)
