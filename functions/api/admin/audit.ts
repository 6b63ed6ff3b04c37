import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { auditListSchema, auditQuerySchema } from '#contracts/audit.ts'
import { admins } from '#server/access/access.ts'
import { auditSort, listAuditEntries, readAuditEntries } from '#server/audit/list-entries.ts'
import { recordAudit } from '#server/audit/record.ts'
import { csvResponse, writeCsv } from '#server/csv/write-csv.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { parseInput } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'

export const app = createApi({ access: admins }).get('/api/admin/audit', async (c) => {
  const actor = await requireUser(c)
  const { format, after, ...filter } = parseInput(auditQuerySchema, c.req.query())
  const db = openDb(c.env.DB)
  if (format !== 'csv') {
    const list = await listAuditEntries(db, { ...filter, place: listPlace(after, auditSort) })
    return c.json(z.parse(auditListSchema, list))
  }
  const entries = await readAuditEntries(db, filter)
  await recordAudit(db, {
    actor,
    action: 'audit.export',
    subject: 'all',
    after: { rows: entries.length, ...filter },
  })
  const csv = await writeCsv(entries, [
    { header: 'Time', value: ({ createdAt }) => createdAt },
    { header: 'Who', value: (entry) => entry.actor },
    { header: 'Action', value: ({ action }) => action },
    { header: 'To', value: ({ subject }) => subject },
    { header: 'Before', value: ({ before }) => before && JSON.stringify(before) },
    { header: 'After', value: (entry) => entry.after && JSON.stringify(entry.after) },
  ])
  return csvResponse(csv, `audit-${new Date().toISOString().slice(0, 10)}.csv`)
})
export const onRequest = handle(app)
