import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { newsletterSettingsSchema, settingsPatchSchema } from '#contracts/admin-issues.ts'
import { admins } from '#platform/access/access.ts'
import { readEmailSettings } from '#platform/email/transport.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { readSettings, updateSettings } from '#domains/newsletter/settings.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/newsletter/settings', (c) => respond(c))
  .patch('/api/admin/newsletter/settings', async (c) => {
    const patch = await readJson(c, settingsPatchSchema)
    const result = await updateSettings(await userContext(c), patch)
    if (!result.ok) refuse(result)
    return respond(c)
  })
export const onRequest = handle(app)

async function respond(c: Context<AppEnv>) {
  const context = await userContext(c)
  const hasProvider = readEmailSettings(c.env, context.siteUrl) !== undefined
  return c.json(z.parse(newsletterSettingsSchema, { ...(await readSettings(context)), hasProvider }))
}
