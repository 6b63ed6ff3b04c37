import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { loginSchema, userSchema } from '#contracts/auth.ts'
import { secondStepSchema } from '#contracts/second-factor.ts'
import { pathAfterSignIn, secondStepPath } from '#shared/return-path.ts'
import { everyone } from '#platform/access/access.ts'
import { verifyPassword } from '#domains/identity/auth/verify-password.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readDeviceToken } from '#domains/identity/auth/device.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { nextOfForm } from '#platform/http/form-values.ts'
import { hasPassedPersonCheck, requirePersonCheck } from '#platform/person-check/person-check.ts'
import { refuse } from '#platform/http/refuse.ts'
import {
  setSecondStepCookie,
  beginSecondStep,
  findPendingSignIn,
} from '#domains/identity/second-factor/pending-sign-in.ts'
import { startSession } from '#domains/identity/auth/start-session.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone, formPath: '/auth' }).post('/api/login', async (c) => {
  const { input, isForm } = await readJsonOrForm(c, loginSchema)
  const context = publicContext(c)
  const isPersonChecked = await hasPassedPersonCheck(c)
  const result = await verifyPassword(context, {
    ...input,
    deviceToken: readDeviceToken(c),
    isPersonChecked,
  })
  if (!result.ok) {
    if (result.reason === 'too-many-attempts' && result.isBusy && !isPersonChecked)
      await requirePersonCheck(c)
    refuse(result)
  }
  const secondStepToken = await beginSecondStep(context, result)
  if (secondStepToken !== null) {
    setSecondStepCookie(c, secondStepToken)
    if (isForm) return c.redirect(secondStepPath(await nextOfForm(c)), 303)
    const pending = await findPendingSignIn(context, secondStepToken)
    if (!pending) refuse({ reason: 'second-step-expired' })
    return c.json(z.parse(secondStepSchema, { secondStep: pending.methods }), 202)
  }
  await startSession(c, result)
  if (isForm) return c.redirect(pathAfterSignIn(result.user.role, await nextOfForm(c)), 303)
  return c.json(z.parse(userSchema, result.user))
})
export const onRequest = handle(app)
