import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { readFeed } from '#server/calendars/read-feed.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { primaryContext } from '#server/http/service-context.ts'
import { taggedResponse } from '#server/http/tagged-response.ts'

const ownCopyOnly = 'private, no-cache'

export const app = createApi({ access: everyone }).get('/api/calendar/:token/appointments.ics', async (c) => {
  const feed = await readFeed(primaryContext(c), c.req.param('token'))
  if (!feed.ok) refuse(feed)
  return taggedResponse(feed.file, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="appointments.ics"',
    'cache-control': ownCopyOnly,
    'x-robots-tag': 'noindex',
  })
})
export const onRequest = handle(app)
