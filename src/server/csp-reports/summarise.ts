import type { CspReport } from '#contracts/csp-report.ts'

/**
 * What the log keeps of a report: which rule, which page and which host. Codes and tokens stand in the rest of an
 * address, so of the page only the first two segments are kept, and of what was blocked only the origin.
 */
export function summariseReport({ 'csp-report': report }: CspReport): Record<string, string> {
  return {
    directive: short(report['effective-directive'] ?? report['violated-directive'] ?? 'unknown'),
    page: short(pageOf(report['document-uri'])),
    blocked: short(blockedOf(report['blocked-uri'] ?? 'unknown')),
  }
}

function pageOf(uri: string): string {
  if (!URL.canParse(uri)) return 'unknown'
  return new URL(uri).pathname.split('/').slice(0, 3).join('/')
}

/** A keyword such as `inline` or `eval`, or an address. */
function blockedOf(uri: string): string {
  if (!URL.canParse(uri)) return /^[\w-]+$/.test(uri) ? uri : 'unknown'
  const { origin, protocol } = new URL(uri)
  return origin === 'null' ? protocol : origin
}

const short = (text: string): string => text.slice(0, 100)
