import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { invitationAcceptanceSchema } from '#contracts/account-input.ts'
import { userSchema } from '#contracts/auth.ts'
import { everyone } from '#platform/access/access.ts'
import { acceptInvitation } from '#domains/identity/auth/reset-password.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { startFirstSession } from '#domains/identity/auth/start-session.ts'
import { findLinkPage } from '#domains/identity/auth/link-page.ts'
import { pathAfterInvitation } from '#shared/return-path.ts'

export const app = createApi({
  access: everyone,
  formPath: '/auth',
  formPage: (c, { token }) => findLinkPage(c, 'accept-invitation', token),
}).post('/api/invitation', async (c) => {
  const { input, isForm } = await readJsonOrForm(c, invitationAcceptanceSchema)
  const result = await acceptInvitation(publicContext(c), input)
  if (!result.ok) refuse(result)
  const { user, passwordHash, deviceToken: knownDeviceToken } = result
  await startFirstSession(c, { user, passwordHash, knownDeviceToken })
  if (isForm) return c.redirect(pathAfterInvitation(user.role), 303)
  return c.json(z.parse(userSchema, user))
})
export const onRequest = handle(app)
