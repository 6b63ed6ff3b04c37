import { handle } from 'hono/cloudflare-pages'
import { socialImageResponseSchema } from '#contracts/social-image.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { nameImage } from '#platform/social-images/name-image.ts'
import { readImageQuery } from '#social/read-image-query.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone }).get('/api/og-image', async (c) => {
  const query = readImageQuery(new URL(c.req.url).searchParams)
  if (!query.ok) refuse({ reason: 'invalid-input', complaint: query.message, field: undefined })
  const { request } = query
  const result = await nameImage(publicContext(c), { request, keys: c.env })
  if (!result.ok) refuse(result)
  return c.json(socialImageResponseSchema.parse({ imagePath: result.imagePath }))
})
export const onRequest = handle(app)
