import { cspReportSchema, cspViolationSchema, reportsSchema } from '#contracts/csp-report.ts'

export interface PolicyReport {
  page: string
  directive: string
  /** An address, or a keyword such as `inline`. */
  blocked: string
  /** Whose script or style it was. Browsers give an extension’s scheme alone, or nothing. */
  sourceFile: string
}

/** Reads the reports of a body in either format of CSP Level 3, or null when it has neither. */
export function readReports(body: unknown): PolicyReport[] | null {
  const single = cspReportSchema.safeParse(body)
  if (single.success) {
    const report = single.data['csp-report']
    return [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blocked: report['blocked-uri'] ?? 'unknown',
        sourceFile: report['source-file'] ?? '',
      },
    ]
  }
  const reports = reportsSchema.safeParse(body)
  if (!reports.success) return null
  const violations = reports.data
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => cspViolationSchema.safeParse(report.body))
  if (violations.some(({ success }) => !success)) return null
  return violations.flatMap(({ data }) =>
    data
      ? {
          page: data.documentURL,
          directive: data.effectiveDirective ?? '',
          blocked: data.blockedURL ?? 'unknown',
          sourceFile: data.sourceFile ?? '',
        }
      : [],
  )
}

/**
 * Reduces a report to what may be stored. Addresses can contain confirmation codes and tokens, so only
 * their beginnings are kept, and only plain slugs.
 */
export function summariseReport({ page, directive, blocked }: PolicyReport) {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    page: pageOf(page),
    blocked: blockedOf(blocked).slice(0, 100),
  }
}

function pageOf(uri: string): string {
  if (!URL.canParse(uri)) return 'unknown'
  const [, ...segments] = new URL(uri).pathname.split('/')
  return `/${segments
    .slice(0, 2)
    .map((segment) => (/^[a-z-]{0,80}$/.test(segment) ? segment : '…'))
    .join('/')}`
}

function blockedOf(uri: string): string {
  if (!URL.canParse(uri)) return /^[a-z-]+$/.test(uri) ? uri : 'unknown'
  const { origin, protocol } = new URL(uri)
  return origin === 'null' ? protocol : origin
}
