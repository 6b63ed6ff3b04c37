import { handle } from 'hono/cloudflare-pages'
import { socialImageAnswerSchema } from '#contracts/social-image.ts'
import { everyone } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { takeToken } from '#server/rate-limit/take.ts'
import { signings } from '#server/social-images/limits.ts'
import { readImageQuery } from '#social/read-image-query.ts'
import { signImagePath } from '#social/sign-path.ts'

/** Names the image of a page: `?type&title&description&category` → a signed path. */
export const app = createApi({ access: everyone }).get('/api/og-image', async (c) => {
  const query = readImageQuery(new URL(c.req.url).searchParams)
  if (!query.ok) refuse({ reason: 'invalid-input', complaint: query.message })
  const token = await takeToken(openDb(c.env.DB), signings(clientAddress(c)))
  if (!token.allowed) refuse({ reason: 'too-many-attempts', ...token })
  return c.json(socialImageAnswerSchema.parse({ imagePath: signImagePath(query.request, c.env) }))
})
export const onRequest = handle(app)
