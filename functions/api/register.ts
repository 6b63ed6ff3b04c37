import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { registrationSchema, userSchema } from '#contracts/auth.ts'
import { pathAfterSignIn } from '#shared/return-path.ts'
import { everyone } from '#platform/access/access.ts'
import { registerUser } from '#domains/identity/auth/register.ts'
import { createApi } from '#platform/http/create-api.ts'
import { formValues } from '#platform/http/form-values.ts'
import { refuseFilledHoneypot, requirePersonCheck } from '#platform/person-check/person-check.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { startFirstSession } from '#domains/identity/auth/start-session.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone, formPath: '/auth#register' }).post(
  '/api/register',
  async (c) => {
    const { input, isForm } = await readJsonOrForm(c, registrationSchema)
    await refuseFilledHoneypot(c)
    await requirePersonCheck(c)
    const result = await registerUser(publicContext(c), input)
    if (!result.ok) refuse(result)
    await startFirstSession(c, { ...result, knownDeviceToken: null, isNewAccount: true })
    if (isForm) return c.redirect(pathAfterSignIn(input.role, (await formValues(c)).next), 303)
    return c.json(z.parse(userSchema, input), 201)
  },
)
export const onRequest = handle(app)
