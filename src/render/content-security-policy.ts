/**
 * Returns the policy for every response, to which `allowingStyle` adds a page's own style element
 * (docs/decisions/035-inline-styles.md).
 */
export function contentSecurityPolicy(bootScriptHash: string, imageHosts: readonly string[]): string {
  const images = ["'self'", 'data:', ...imageHosts.map((host) => `https://${host}`)]
  return [
    "default-src 'self'",
    `script-src 'self' '${bootScriptHash}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /api/csp-report',
  ].join('; ')
}

export const securityHeadersFor = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
})
