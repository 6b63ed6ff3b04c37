import { handle } from 'hono/cloudflare-pages'
import { exportFormats } from '#contracts/export-rules.ts'
import { exportQuerySchema } from '#contracts/exports.ts'
import { exportRecords } from '#domains/office/export-records.ts'
import { admins } from '#platform/access/access.ts'
import { datedFileName } from '#platform/csv/write-csv.ts'
import { createApi } from '#platform/http/create-api.ts'
import { downloadResponse } from '#platform/http/download.ts'
import { parseInput } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

const types = {
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

export const app = createApi({ access: admins }).get('/api/admin/export/:record', async (c) => {
  const input = { ...c.req.query(), record: c.req.param('record') }
  const { record, ...query } = parseInput(exportQuerySchema, input)
  const format = query.format ?? exportFormats[record][0]
  const context = await userContext(c)
  const result = await exportRecords(context, { record, format })
  if (!result.ok) refuse(result)
  return downloadResponse(result.file, {
    type: types[format],
    fileName: datedFileName(record, context.now, format),
  })
})
export const onRequest = handle(app)
