import type { CspReport } from '#contracts/csp-report.ts'
import { logWarning } from '#server/http/log.ts'
import { recordProblems } from '#server/problems/record-problems.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { secondsUntilAllowed } from '#server/rate-limit/peek.ts'
import { takeTokens, tooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { summariseReport } from './summarise.ts'

/**
 * Beyond the hourly limits of its address and of the site, a report is accepted and neither recorded nor counted, so
 * that a flood writes nothing and learns nothing.
 */
export async function recordReport({ db, now, address }: ServiceContext, report: CspReport) {
  const context = { db, now }
  const perMinute = addressLimits('csp-report', address)
  const perHour = addressLimits('csp-report:hour', address)
  const waitSeconds = await secondsUntilAllowed(context, perMinute)
  if (waitSeconds) return tooMany(waitSeconds)
  if (await secondsUntilAllowed(context, [limit('problems:policy'), ...perHour])) return { ok: true as const }
  const tokens = await takeTokens(context, perMinute)
  if (!tokens.ok) return tokens
  if (!(await takeTokens(context, perHour)).ok) return { ok: true as const }
  const summary = summariseReport(report)
  logWarning('the policy blocked something', summary)
  const { directive, page: place, blocked } = summary
  const problem = { kind: 'policy' as const, place, what: `${directive}: ${blocked}` }
  await recordProblems(context, 'policy', [{ ...problem, count: 1, firstAt: now, lastAt: now }])
  return { ok: true as const }
}
