import { redirectRules } from '#contracts/redirect-rules.ts'
import { canonicalPath } from '#shared/site-path.ts'
import type { RedirectFault } from '#content/interface/redirect-faults.ts'

export interface RedirectValues {
  fromPath: string
  toPath: string
  toUrl: string
  status: 301 | 302
}

interface Entered {
  from: string
  to: string
  status: 301 | 302
}

type ReadRedirect = { values: RedirectValues; fault?: never } | { fault: RedirectFault; values?: never }

/** Reads a redirect as it was typed: both ends may be whole addresses of this site. */
export function readRedirect({ from, to, status }: Entered, siteUrl: string): ReadRedirect {
  const fromPath = canonicalPath(withoutOrigin(from, siteUrl))
  if (!fromPath) return { fault: 'from-malformed' }
  const target = withoutOrigin(to, siteUrl)
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target)) return { fault: 'other-site' }
  const pathEnd = target.search(/[?#]/)
  const toPath = canonicalPath(pathEnd < 0 ? target : target.slice(0, pathEnd))
  if (!toPath) return { fault: 'to-malformed' }
  const { search, hash } = new URL(pathEnd < 0 ? '' : target.slice(pathEnd), siteUrl)
  const toUrl = `${toPath}${search}${hash}`
  if (toUrl.length > redirectRules.pathCharsMax) return { fault: 'to-malformed' }
  if (fromPath === toPath) return { fault: 'itself' }
  return { values: { fromPath, toPath, toUrl, status } }
}

function withoutOrigin(text: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl)
  const rest = text.slice(origin.length)
  return text.startsWith(origin) && /^(?:$|[/?#])/.test(rest) ? rest || '/' : text
}
