import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import {
  type NewPasswordByLink,
  newPasswordByLinkSchema,
  resetRequestSchema,
} from '#contracts/account-input.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { everyone } from '#server/access/access.ts'
import { keptInForm, newPasswordForm, resetRequestForm } from '#server/auth/forms.ts'
import { requestReset } from '#server/auth/request-reset.ts'
import { resetPassword } from '#server/auth/reset-password.ts'
import { createApi } from '#server/http/create-api.ts'
import { setDeviceCookie } from '#server/http/device-cookie.ts'
import type { AppEnv } from '#server/http/env.ts'
import { refuseFilledHoneypot } from '#server/http/honeypot.ts'
import { formValues, isForm } from '#server/http/form-values.ts'
import { parseInput, readJson, readJsonOrForm } from '#server/http/json.ts'
import { requirePersonCheck } from '#server/http/person-check.ts'
import { refuse } from '#server/http/refuse.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({
  access: everyone,
  form: (values) => ('token' in values ? newPasswordForm(values) : resetRequestForm),
  formPath: '/auth/forgot',
})
  .post('/api/password-reset', async (c) => {
    const values = await formValues(c)
    if ('token' in values) {
      await setPassword(c, parseInput(newPasswordByLinkSchema, { ...values, keep: keptInForm(values) }))
      return c.redirect('/auth#password-set', 303)
    }
    const { input } = await readJsonOrForm(c, resetRequestSchema)
    await refuseFilledHoneypot(c)
    await requirePersonCheck(c)
    const result = await requestReset(publicContext(c), input.email)
    if (!result.ok) refuse(result)
    return isForm(c)
      ? c.redirect('/auth/forgot#sent', 303)
      : c.json({ message: accountNotices.resetRequested })
  })
  .patch('/api/password-reset', async (c) => {
    await setPassword(c, await readJson(c, newPasswordByLinkSchema))
    return c.json({ message: accountNotices.passwordSet })
  })
export const onRequest = handle(app)

async function setPassword(c: Context<AppEnv>, input: NewPasswordByLink) {
  const result = await resetPassword(publicContext(c), input)
  if (!result.ok) refuse(result)
  clearSessionCookie(c)
  setDeviceCookie(c, result.deviceToken)
}
