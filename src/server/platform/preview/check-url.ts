import { pageProblems } from '#content/interface/answers.ts'
import type { CheckedPage } from '#contracts/page-check.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { checkForeignPage, checkOwnPage, type OwnPage } from './check-page.ts'
import type { Fetcher } from './guarded-fetch.ts'

interface Check {
  pageAddress: string
  readOwnPage: (pathname: string) => Promise<OwnPage | null>
  fetcher: Fetcher
}

/**
 * Reads the preview tags of a page. Refuses with `address-not-checkable` unless the URL is on this site or is a
 * public https URL, with `own-page-not-public`, with `page-not-readable` when the fetch fails, and with
 * `too-many-attempts` over the rate limit.
 */
export async function checkUrl(
  { db, now, siteUrl, ip }: ServiceContext,
  { pageAddress, readOwnPage, fetcher }: Check,
) {
  const url = URL.parse(pageAddress.trim(), siteUrl)
  const ownPath = url?.origin === siteUrl ? url.pathname : null
  const foreignAddress = ownPath === null ? readForeignUrl(pageAddress) : { ok: true as const }
  if (!foreignAddress.ok) {
    return { ok: false as const, reason: 'address-not-checkable' as const, complaint: foreignAddress.message }
  }
  const tokens = await takeTokens({ db, now }, ipLimits('preview', ip))
  if (!tokens.ok) return tokens
  if (ownPath !== null) {
    const ownPage = await readOwnPage(ownPath)
    if (ownPage === null) return { ok: false as const, reason: 'own-page-not-public' as const }
    const page: CheckedPage = await checkOwnPage(ownPage, siteUrl + ownPath)
    return { ok: true as const, page }
  }
  const check = await checkForeignPage(pageAddress, fetcher)
  if (check.ok) return check
  return { ok: false as const, reason: 'page-not-readable' as const, complaint: check.message }
}

/** Names that resolve inside private networks or not at all (RFC 6761, RFC 8375). */
const innerEndings = [
  'local',
  'localhost',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
]

const refusal = (message: string) => ({ ok: false as const, message })

/**
 * Accepts only https on its default port and public host names, so that nobody reaches internal services through us
 * (SSRF). URL has already normalized numeric spellings, such as 0x7f.1 and 2130706433, to 127.0.0.1.
 */
export function readForeignUrl(text: string): { ok: true; url: URL } | { ok: false; message: string } {
  const url = URL.parse(text.trim())
  if (!url) return refusal(pageProblems.incomplete)
  if (url.protocol !== 'https:') return refusal(pageProblems.notHttps)
  if (url.username || url.password) return refusal(pageProblems.withPassword)
  if (url.port !== '') return refusal(pageProblems.otherPort)
  const labels = url.hostname.split('.')
  const ending = labels.at(-1) ?? ''
  const isNumber = url.hostname.startsWith('[') || /^\d+$/.test(ending)
  if (isNumber || labels.length < 2 || ending === '' || innerEndings.includes(ending)) {
    return refusal(pageProblems.notPublic)
  }
  return { ok: true, url }
}
