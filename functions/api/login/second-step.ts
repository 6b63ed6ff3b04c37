import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { userSchema } from '#contracts/auth.ts'
import { codeInputSchema, secondStepSchema } from '#contracts/second-factor.ts'
import { pathAfterSignIn, secondStepPath } from '#shared/return-path.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readDeviceToken } from '#domains/identity/auth/device.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { nextOfForm } from '#platform/http/form-values.ts'
import { refuse } from '#platform/http/refuse.ts'
import {
  clearSecondStepCookie,
  readSecondStepToken,
  findPendingSignIn,
} from '#domains/identity/second-factor/pending-sign-in.ts'
import { primaryContext, publicContext } from '#platform/http/service-context.ts'
import { readSessionToken } from '#platform/http/cookies.ts'
import { keepSession } from '#domains/identity/auth/start-session.ts'
import { completeSecondStep } from '#domains/identity/second-factor/complete-second-step.ts'

export const app = createApi({ access: everyone, formPath: secondStepPath(null) })
  .get('/api/login/second-step', async (c) => {
    const pending = await findPendingSignIn(primaryContext(c), readSecondStepToken(c))
    if (!pending) refuse({ reason: 'second-step-expired' })
    return c.json(z.parse(secondStepSchema, { secondStep: pending.methods }))
  })
  .post('/api/login/second-step', async (c) => {
    const { input, isForm } = await readJsonOrForm(c, codeInputSchema)
    const result = await completeSecondStep(publicContext(c), {
      code: input.code,
      secret: c.env.SECOND_FACTOR_KEY,
      token: readSecondStepToken(c),
      deviceToken: readDeviceToken(c),
      userAgent: c.req.header('user-agent'),
      previousToken: readSessionToken(c),
    })
    if (!result.ok) refuse(result)
    keepSession(c, result.session)
    clearSecondStepCookie(c)
    if (isForm) return c.redirect(pathAfterSignIn(result.user.role, await nextOfForm(c)), 303)
    return c.json(z.parse(userSchema, result.user))
  })
export const onRequest = handle(app)
