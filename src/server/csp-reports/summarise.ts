import type { CspReport } from '#contracts/csp-report.ts'

/** Addresses can contain confirmation codes and tokens, so only their beginnings are kept. */
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

function blockedOf(uri: string): string {
  if (!URL.canParse(uri)) return /^[\w-]+$/.test(uri) ? uri : 'unknown'
  const { origin, protocol } = new URL(uri)
  return origin === 'null' ? protocol : origin
}

const short = (text: string): string => text.slice(0, 100)
