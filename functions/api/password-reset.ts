import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import {
  type NewPasswordByLink,
  newPasswordByLinkSchema,
  resetRequestSchema,
} from '#contracts/account-input.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { everyone } from '#platform/access/access.ts'
import { requestReset, resetPassword } from '#domains/identity/auth/reset-password.ts'
import { createApi } from '#platform/http/create-api.ts'
import { setDeviceCookie } from '#domains/identity/auth/device.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues, isForm } from '#platform/http/form-values.ts'
import { refuseFilledHoneypot, requirePersonCheck } from '#platform/person-check/person-check.ts'
import { parseInput, readJson, readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { clearSessionCookie } from '#platform/http/cookies.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { factorKeysMax } from '#contracts/account.ts'
import { keepFieldPrefix } from '#shared/account-rules.ts'
import { findLinkPage } from '#domains/identity/auth/link-page.ts'

export const app = createApi({
  access: everyone,
  formPath: '/auth/forgot',
  formPage: (c, { token }) =>
    token === undefined ? { path: '/auth/forgot' } : findLinkPage(c, 'reset-password', token),
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

/** Each kept factor is a box of its own, because the values of a form have one value a name. */
const keptInForm = (values: Record<string, string>) =>
  Object.keys(values)
    .filter((name) => name.startsWith(keepFieldPrefix))
    .slice(0, factorKeysMax)
    .map((name) => name.slice(keepFieldPrefix.length))

async function setPassword(c: Context<AppEnv>, input: NewPasswordByLink) {
  const result = await resetPassword(publicContext(c), input)
  if (!result.ok) refuse(result)
  clearSessionCookie(c)
  setDeviceCookie(c, result.deviceToken)
}
