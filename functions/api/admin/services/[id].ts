import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminServiceSchema, servicePatchSchema } from '#contracts/admin-content.ts'
import { admins } from '#platform/access/access.ts'
import { pagesOfService } from '#domains/content/pages-of-services.ts'
import {
  deleteService,
  findService,
  requireKnownLink,
  updateService,
} from '#domains/content/admin-services.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

function idOf(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) refuse({ reason: 'service-not-found' })
  return Number(text)
}

export const app = createApi({ access: admins })
  .get('/api/admin/services/:id', async (c) => {
    const service = await findService(publicContext(c), idOf(c.req.param('id')))
    if (!service) refuse({ reason: 'service-not-found' })
    return c.json(z.parse(adminServiceSchema, service))
  })
  .patch('/api/admin/services/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const { revision, ...fields } = await readJson(c, servicePatchSchema)
    requireKnownLink(fields.link)
    const context = await userContext(c)
    const result = await updateService(context, { id, revision, fields })
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfService(context, id))
    return c.json(z.parse(adminServiceSchema, result.record))
  })
  .delete('/api/admin/services/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const context = await userContext(c)
    const result = await deleteService(context, id)
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfService(context, id))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
