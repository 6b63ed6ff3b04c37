import { exportAuditEntries, auditSort, listAuditEntries } from '#platform/audit/list-entries.ts'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { auditListSchema, auditQuerySchema } from '#contracts/audit.ts'
import { admins } from '#platform/access/access.ts'
import { csvResponse, datedFileName } from '#platform/csv/write-csv.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/audit', async (c) => {
  const { format, after, ...filter } = parseInput(auditQuerySchema, c.req.query())
  const context = await userContext(c)
  if (format !== 'csv') {
    const list = await listAuditEntries(context, { ...filter, place: listPlace(after, auditSort) })
    return c.json(z.parse(auditListSchema, list))
  }
  const csv = await exportAuditEntries(context, filter)
  return csvResponse(csv, datedFileName('audit', context.now, 'csv'))
})
export const onRequest = handle(app)
