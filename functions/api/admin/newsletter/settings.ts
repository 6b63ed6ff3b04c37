import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { newsletterSettingsSchema, settingsPatchSchema } from '#contracts/admin-issues.ts'
import { admins } from '#server/access/access.ts'
import { readEmailSettings } from '#server/email/transport.ts'
import { createApi } from '#server/http/create-api.ts'
import type { AppEnv } from '#server/http/env.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { readSettings, updateSettings } from '#server/newsletter/settings.ts'

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
