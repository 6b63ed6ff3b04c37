import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { serverPages } from '#content/interface/server-pages.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import type { AppEnv } from './env.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { respondWithNotice } from './render-page.ts'

const { tooLarge } = serverPages

export const limitLinkBodyTo = (bytesMax: number) =>
  bodyLimit({
    maxSize: bytesMax,
    onError(c: Context<AppEnv>) {
      const refusal = { reason: 'body-too-large', bytesMax } as const
      const notice = { heading: tooLarge.heading, text: `${refusalText(refusal)} ${tooLarge.text}` }
      const status = refusalStatuses[refusal.reason]
      return respondWithNotice(c, notice, { status, headers: linkPageHeaders })
    },
  })

export const limitLinkBody = limitLinkBodyTo(4096)
