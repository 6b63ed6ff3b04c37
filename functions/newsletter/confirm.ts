import { handle } from 'hono/cloudflare-pages'
import { linkPages } from '#content/interface/answers.ts'
import { maskEmail } from '#platform/email/mask-email.ts'
import { createLinkQuestion } from '#platform/pages/link-question-page.ts'
import { confirmSubscription, findSignUp, isConfirmedBy } from '#domains/newsletter/confirm-subscription.ts'

const { newsletter } = linkPages

export const app = createLinkQuestion({
  path: '/newsletter/confirm',
  kicker: newsletter.kicker,
  facts: newsletter.promises,
  ask: async (context, token) => {
    const signUp = await findSignUp(context, token)
    const [before, after] = newsletter.ask.text
    return signUp && { ...newsletter.ask, text: [before, maskEmail(signUp.email), after] }
  },
  act: confirmSubscription,
  done: newsletter.done,
  over: newsletter.over,
  used: { message: newsletter.used, isUsed: isConfirmedBy },
})
export const onRequest = handle(app)
