import type { PolicyReport } from './read-reports.ts'

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
