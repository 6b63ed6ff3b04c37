import { handle } from 'hono/cloudflare-pages'
import { linkPages } from '#content/interface/answers.ts'
import { html } from 'hono/html'
import { maskEmail } from '#platform/email/mask-email.ts'
import { letterDrawing } from '#domains/blog/letter-drawing.ts'
import { createLinkQuestion } from '#platform/pages/link-question-page.ts'
import { confirmSubscription, findSignUp, isConfirmedBy } from '#domains/newsletter/confirm-subscription.ts'

const { newsletter } = linkPages
const icons = ['mail', 'leave', 'shield'] as const

export const app = createLinkQuestion({
  path: '/newsletter/confirm',
  kicker: newsletter.kicker,
  promises: newsletter.promises.map((text, index) => ({ icon: icons[index] ?? 'check', text })),
  aside: letterDrawing,
  ask: async (context, token) => {
    const signUp = await findSignUp(context, token)
    const [before, after] = newsletter.ask.text
    return signUp && { ...newsletter.ask, text: html`${before}<b>${maskEmail(signUp.email)}</b>${after}` }
  },
  act: confirmSubscription,
  done: newsletter.done,
  over: newsletter.over,
  used: { answer: newsletter.used, isUsed: isConfirmedBy },
})
export const onRequest = handle(app)
