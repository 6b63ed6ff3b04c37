import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#platform/access/access.ts'
import { readFeed } from '#domains/calendars/read-feed.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { primaryContext } from '#platform/http/service-context.ts'
import { taggedResponse } from '#platform/pages/tagged-response.ts'

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
