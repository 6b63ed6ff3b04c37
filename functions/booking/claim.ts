import { handle } from 'hono/cloudflare-pages'
import { linkPages } from '#content/interface/answers.ts'
import { allowClaim, findClaim } from '#domains/bookings/claim-booking.ts'
import { createLinkQuestion } from '#platform/pages/link-question-page.ts'

const { claim } = linkPages

export const app = createLinkQuestion({
  path: '/booking/claim',
  kicker: claim.kicker,
  ask: async (context, token) => {
    const linkClaim = await findClaim(context, token)
    return linkClaim && { ...claim.ask, text: claim.ask.text(linkClaim.code, linkClaim.accountEmail) }
  },
  act: allowClaim,
  done: claim.done,
  over: claim.over,
})
export const onRequest = handle(app)
