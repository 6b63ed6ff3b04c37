import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminServiceSchema, adminServicesSchema, serviceInputSchema } from '#contracts/admin-content.ts'
import { admins } from '#platform/access/access.ts'
import { pagesOfService } from '#domains/content/pages-of-services.ts'
import { createService, listServices, requireKnownLink } from '#domains/content/admin-services.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/services', async (c) => {
    return c.json(z.parse(adminServicesSchema, await listServices(publicContext(c))))
  })
  .post('/api/admin/services', async (c) => {
    const input = await readJson(c, serviceInputSchema)
    requireKnownLink(input.link)
    const context = await userContext(c)
    const result = await createService(context, input)
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfService(context, result.record.id))
    return c.json(z.parse(adminServiceSchema, result.record), 201)
  })
export const onRequest = handle(app)
