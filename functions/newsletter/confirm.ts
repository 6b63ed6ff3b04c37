import { handle } from 'hono/cloudflare-pages'
import { linkPages } from '#content/interface/answers.ts'
import { letterDrawing } from '#server/http/letter-drawing.ts'
import { createLinkQuestion } from '#server/http/link-question-page.ts'
import { confirmSubscription, findSignUp, isConfirmedBy } from '#server/newsletter/confirm-subscription.ts'

const { newsletter } = linkPages

export const app = createLinkQuestion({
  path: '/newsletter/confirm',
  kicker: newsletter.kicker,
  promises: newsletter.promises,
  aside: letterDrawing(newsletter.kicker),
  ask: async (context, token) => {
    const signUp = await findSignUp(context, token)
    return signUp && { ...newsletter.ask, text: newsletter.ask.text(signUp.email) }
  },
  act: confirmSubscription,
  done: newsletter.done,
  over: newsletter.over,
  used: { answer: newsletter.used, isUsed: isConfirmedBy },
})
export const onRequest = handle(app)
