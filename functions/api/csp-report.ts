import { handle } from 'hono/cloudflare-pages'
import { cspReportSchema } from '#contracts/csp-report.ts'
import { everyone } from '#server/access/access.ts'
import { reports } from '#server/csp-reports/limits.ts'
import { summariseReport } from '#server/csp-reports/summarise.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createApi } from '#server/http/create-api.ts'
import { logWarning } from '#server/http/log.ts'
import { refuse } from '#server/http/refuse.ts'
import { takeToken } from '#server/rate-limit/take.ts'

/** Browsers send these by themselves, with an origin of `null` and a content type of their own. */
export const app = createApi({ access: everyone, maxBodyBytes: 8 * 1024 }).post(
  '/api/csp-report',
  async (c) => {
    const report = cspReportSchema.safeParse(parse(await c.req.text()))
    if (!report.success) refuse({ reason: 'not-a-report' })
    const token = await takeToken(openDb(c.env.DB), reports(clientAddress(c)))
    if (!token.allowed) refuse({ reason: 'too-many-attempts', ...token })
    logWarning('the policy blocked something', summariseReport(report.data))
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
