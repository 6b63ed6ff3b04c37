import { exportAuditEntries } from '#server/audit/export-entries.ts'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { auditListSchema, auditQuerySchema } from '#contracts/audit.ts'
import { admins } from '#server/access/access.ts'
import { auditSort, listAuditEntries } from '#server/audit/list-entries.ts'
import { csvResponse } from '#server/csv/write-csv.ts'
import { createApi } from '#server/http/create-api.ts'
import { datedFileName } from '#server/http/dated-file-name.ts'
import { parseInput } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'
import { userContext } from '#server/http/service-context.ts'

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
