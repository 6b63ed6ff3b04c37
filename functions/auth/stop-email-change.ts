import { handle } from 'hono/cloudflare-pages'
import { emailChangePage as texts } from '#content/interface/account-links.ts'
import { findEmailChange, stopEmailChange } from '#domains/identity/account/request-email-change.ts'
import { maskEmail } from '#platform/email/mask-email.ts'
import { createLinkQuestion } from '#platform/pages/link-question-page.ts'

export const app = createLinkQuestion({
  path: '/auth/stop-email-change',
  kicker: texts.kicker,
  ask: async (context, token) => {
    const email = await findEmailChange(context, token)
    return email === null ? null : { ...texts.ask, text: texts.ask.text(maskEmail(email)) }
  },
  act: stopEmailChange,
  done: texts.done,
  over: texts.over,
})
export const onRequest = handle(app)
