import { logWarning } from '#platform/log/log.ts'
import { recordProblems } from '#platform/problems/record-problems.ts'
import { ipLimits, limit } from '#platform/rate-limit/limits.ts'
import { secondsUntilAllowed, takeTokens, tooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { foreignCodeOf } from './foreign-code.ts'
import { type PolicyReport, summariseReport } from './read-reports.ts'

/**
 * Beyond the hourly limits of its address and of the site, a report is accepted and neither recorded nor counted, so
 * that a flood writes nothing and learns nothing. Reports that extensions cause have limits of their own: a page can
 * bring hundreds of them, and those of the site must still be heard.
 */
export async function recordReport({ db, now, ip }: ServiceContext, report: PolicyReport) {
  const context = { db, now }
  const extension = foreignCodeOf(report)
  const kind = extension === null ? 'policy' : 'extension'
  const name = extension === null ? 'csp-report' : 'extension-report'
  const perMinute = ipLimits(name, ip)
  const perHour = ipLimits(`${name}:hour`, ip)
  const waitSeconds = await secondsUntilAllowed(context, perMinute)
  if (waitSeconds) return tooMany(waitSeconds)
  if (await secondsUntilAllowed(context, [limit(`problems:${kind}`), ...perHour]))
    return { ok: true as const }
  const tokens = await takeTokens(context, perMinute)
  if (!tokens.ok) return tokens
  if (!(await takeTokens(context, perHour)).ok) return { ok: true as const }
  const once = { count: 1, firstAt: now, lastAt: now }
  if (extension !== null) {
    await recordProblems(context, 'extension', [{ kind: 'extension', place: '', what: extension, ...once }])
    return { ok: true as const }
  }
  const summary = summariseReport(report)
  logWarning('the policy blocked something', summary)
  const { directive, page: place, blocked } = summary
  const problem = { kind: 'policy' as const, place, what: `${directive}: ${blocked}` }
  await recordProblems(context, 'policy', [{ ...problem, ...once }])
  return { ok: true as const }
}
