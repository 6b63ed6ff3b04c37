import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { submissionQuerySchema } from '#contracts/admin-booking-requests.ts'
import { submissionSchema } from '#contracts/admin-bookings.ts'
import { listResponse } from '#contracts/lists.ts'
import { admins } from '#platform/access/access.ts'
import { listSubmissions, submissionsSort } from '#domains/office/list-submissions.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/submissions', async (c) => {
  const { search, after } = parseInput(submissionQuerySchema, c.req.query())
  const place = listPlace(after, submissionsSort)
  return c.json(
    z.parse(listResponse(submissionSchema), await listSubmissions(publicContext(c), { search, place })),
  )
})
export const onRequest = handle(app)
