import type { Context } from 'hono'
import { countDeadLink } from '#platform/rate-limit/take.ts'
import type { AppEnv } from './env.ts'
import { publicContext } from './service-context.ts'
import { respondTooMany, respondWithNotice } from './render-page.ts'
import { bodyLimit } from 'hono/body-limit'
import { serverPages } from '#content/interface/server-pages.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'

export const linkPageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

export async function refuseDeadLinks(c: Context<AppEnv>): Promise<Response | null> {
  const tokens = await countDeadLink(publicContext(c))
  if (tokens.ok) return null
  for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
  return respondTooMany(c, { what: 'links that do not work', back: '/', ...tokens })
}

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
