import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { accountChangeSchema, accountDeletionSchema } from '#contracts/account-input.ts'
import { accountSchema } from '#contracts/account.ts'
import { accountOwner } from '#platform/access/access.ts'
import { bookingPages } from '#domains/content/pages-of-services.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readJson } from '#platform/http/json.ts'
import { requireOwnPassword } from '#domains/identity/auth/verify-password.ts'
import { clearSessionCookie } from '#platform/http/cookies.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { changeProfile } from '#domains/identity/account/change-profile.ts'
import { readAccount } from '#domains/identity/account/read-account.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

export const app = createApi({ access: accountOwner })
  .get('/api/account', async (c) => {
    return respond(c, await userContext(c))
  })
  .patch('/api/account', async (c) => {
    const context = await userContext(c)
    const { currentPassword, ...changes } = await readJson(c, accountChangeSchema)
    const { passwordHash } = await requireOwnPassword(c, currentPassword)
    const result = await changeProfile(context, { passwordHash, ...changes })
    if (!result.ok) refuse(result)
    return respond(c, context)
  })
  .delete('/api/account', async (c) => {
    const context = await userContext(c)
    const { currentPassword } = await readJson(c, accountDeletionSchema)
    const { passwordHash } = await requireOwnPassword(c, currentPassword)
    const { deleteAccount } = await import('#domains/identity/account/delete-account.ts')
    const result = await deleteAccount(context, passwordHash)
    if (!result.ok) refuse(result)
    if (result.changesBookingPages)
      await dropCachedPages({ siteUrl, buildId }, await bookingPages(publicContext(c)))
    clearSessionCookie(c)
    return c.body(null, 204)
  })
export const onRequest = handle(app)

async function respond(c: Context<AppEnv>, context: ServiceContext<SessionUser>) {
  const account = await readAccount(context)
  if (!account) refuse({ reason: 'sign-in-first' })
  return c.json(z.parse(accountSchema, account))
}
