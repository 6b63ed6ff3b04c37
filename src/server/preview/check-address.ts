import type { CheckedPage } from '#contracts/page-check.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { checkForeignPage, checkOwnPage } from './check-page.ts'
import { readForeignAddress } from './foreign-address.ts'
import type { Fetcher } from './guarded-fetch.ts'

interface Check {
  /** As somebody typed it: of another site, or of this one with or without its origin. */
  pageAddress: string
  siteUrl: string
  /** The client's, for the limit. */
  address: string
  /** Reads the HTML of a page of this site, or null where it has no public page. */
  readOwnPage: (pathname: string) => Promise<string | null>
  fetcher: Fetcher
}

/** Reads a live page as the networks do. An address that cannot be checked does not count toward the limit. */
export async function checkAddress(db: Db, { pageAddress, siteUrl, address, readOwnPage, fetcher }: Check) {
  const url = URL.parse(pageAddress.trim(), siteUrl)
  const ownPath = url?.origin === siteUrl ? url.pathname : null
  const allowed = ownPath === null ? readForeignAddress(pageAddress) : { ok: true as const }
  if (!allowed.ok) {
    return { ok: false as const, reason: 'address-not-checkable' as const, complaint: allowed.message }
  }
  const taken = await takeTokens(db, [limit('preview', address)])
  if (!taken.ok) return taken
  if (ownPath !== null) {
    const html = await readOwnPage(ownPath)
    if (html === null) return { ok: false as const, reason: 'own-page-not-public' as const }
    const page: CheckedPage = await checkOwnPage(html, siteUrl + ownPath)
    return { ok: true as const, page }
  }
  const checked = await checkForeignPage(pageAddress, fetcher)
  if (checked.ok) return checked
  return { ok: false as const, reason: 'page-not-readable' as const, complaint: checked.message }
}
