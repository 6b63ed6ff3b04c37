import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import { socialImageAnswerSchema } from '#contracts/social-image.ts'
import { createApi } from '#server/http/create-api.ts'
import { readImageQuery } from '#social/read-image-query.ts'
import { signImagePath } from '#social/sign-path.ts'

/** Names the image of a page: `?type&title&description&category` → a signed path. */
export const app = createApi().get('/api/og-image', (c) => {
  const query = readImageQuery(new URL(c.req.url).searchParams)
  if (!query.ok) throw new HTTPException(400, { message: query.message })
  return c.json(socialImageAnswerSchema.parse({ imagePath: signImagePath(query.request, c.env) }))
})
export const onRequest = handle(app)
