import { handle } from 'hono/cloudflare-pages'
import { cspReportSchema } from '#contracts/csp-report.ts'
import { everyone } from '#server/access/access.ts'
import { recordReport } from '#server/csp-reports/record-report.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { publicContext } from '#server/http/service-context.ts'

/** Browsers send reports with the origin `null` and a content type of their own. */
export const app = createApi({ access: everyone, maxBodyBytes: 8 * 1024 }).post(
  '/api/csp-report',
  async (c) => {
    const report = cspReportSchema.safeParse(parse(await c.req.text()))
    if (!report.success) refuse({ reason: 'not-a-report' })
    const result = await recordReport(publicContext(c), report.data)
    if (!result.ok) refuse(result)
    return c.body(null, 204)
  },
)
export const onRequest = handle(app)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
