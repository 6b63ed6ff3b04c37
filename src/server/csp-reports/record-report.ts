import type { CspReport } from '#contracts/csp-report.ts'
import { logWarning } from '#server/http/log.ts'
import { recordProblems } from '#server/problems/record-problems.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { secondsUntilAllowed } from '#server/rate-limit/peek.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { summariseReport } from './summarise.ts'

export async function recordReport({ db, now, address }: ServiceContext, report: CspReport) {
  if (await secondsUntilAllowed({ db, now }, [limit('problems:policy')])) return { ok: true as const }
  const tokens = await takeTokens({ db, now }, addressLimits('csp-report', address))
  if (!tokens.ok) return tokens
  const summary = summariseReport(report)
  logWarning('the policy blocked something', summary)
  const { directive, page: place, blocked } = summary
  const problem = { kind: 'policy' as const, place, what: `${directive}: ${blocked}` }
  await recordProblems({ db, now }, 'policy', [{ ...problem, count: 1, firstAt: now, lastAt: now }])
  return { ok: true as const }
}
