import { handle } from 'hono/cloudflare-pages'
import { linkPages } from '#content/interface/answers.ts'
import { allowClaim, findClaim } from '#server/bookings/allow-claim.ts'
import { createLinkQuestion } from '#server/http/link-question-page.ts'

const { claim } = linkPages

export const app = createLinkQuestion({
  path: '/booking/claim',
  ask: async (context, token) => {
    const found = await findClaim(context, token)
    return found && { ...claim.ask, text: claim.ask.text(found.code, found.accountEmail) }
  },
  act: allowClaim,
  done: claim.done,
  over: claim.over,
})
export const onRequest = handle(app)
