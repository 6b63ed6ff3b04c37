import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import { confirmationSchema } from '#contracts/account-input.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { cancelEmailChange } from '#domains/identity/account/request-email-change.ts'
import { accountOwner } from '#platform/access/access.ts'
import { confirmEmail, sendConfirmationAgain } from '#domains/identity/auth/confirm-email.ts'
import { currentSession } from '#platform/http/current-user.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { findLinkPage } from '#domains/identity/auth/link-page.ts'

export const app = createApi({
  access: { ...accountOwner, formsToSignIn: true },
  formPath: '/account',
  formPage: (c, { token }) => findLinkPage(c, 'confirm-email', token),
})
  .delete('/api/email-confirmation', async (c) => {
    await cancelEmailChange(await userContext(c))
    return c.body(null, 204)
  })
  .post('/api/email-confirmation', async (c) => {
    const { input, isForm } = await readJsonOrForm(c, confirmationSchema)
    if (input.token === undefined) {
      await sendAgain(c)
      return c.json({ message: accountNotices.confirmationSent }, 202)
    }
    if (isForm && !(await currentSession(c))) {
      const page = `/auth/confirm?token=${encodeURIComponent(input.token)}`
      return c.redirect(`/auth?next=${encodeURIComponent(page)}`, 303)
    }
    const result = await confirmEmail(await userContext(c), input.token)
    if (!result.ok) refuse(result)
    return isForm
      ? c.redirect('/auth/confirm?done=yes', 303)
      : c.json({ message: accountNotices.emailConfirmed })
  })
export const onRequest = handle(app)

async function sendAgain(c: Context<AppEnv>) {
  const result = await sendConfirmationAgain(await userContext(c))
  if (!result.ok) refuse(result)
}
