import type { CspReport } from '#contracts/csp-report.ts'
import { logWarning } from '#server/http/log.ts'
import { addressLimits } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { summariseReport } from './summarise.ts'

export async function recordReport({ db, now, address }: ServiceContext, report: CspReport) {
  const taken = await takeTokens({ db, now }, addressLimits('csp-report', address))
  if (!taken.ok) return taken
  logWarning('the policy blocked something', summariseReport(report))
  return { ok: true as const }
}
