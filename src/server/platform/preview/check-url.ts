import type { CheckedPage } from '#contracts/page-check.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { checkForeignPage, checkOwnPage, type OwnPage } from './check-page.ts'
import { readForeignUrl } from './foreign-url.ts'
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
