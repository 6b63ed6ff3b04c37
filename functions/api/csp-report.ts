import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#platform/access/access.ts'
import { readReports } from '#platform/csp-reports/read-reports.ts'
import { recordReport } from '#platform/csp-reports/record-report.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

/** An address may send as many in a minute. */
const reportsMax = 20

/** Browsers send reports with the origin `null` and a content type of their own. */
export const app = createApi({ access: everyone, maxBodyBytes: 8 * 1024 }).post(
  '/api/csp-report',
  async (c) => {
    const reports = readReports(parse(await c.req.text()))
    if (reports === null) refuse({ reason: 'report-invalid' })
    for (const report of reports.slice(0, reportsMax)) {
      const result = await recordReport(publicContext(c), report)
      if (!result.ok) refuse(result)
    }
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
