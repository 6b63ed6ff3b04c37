import type { PageFacts } from './page-facts.ts'
import type { SiteResponse } from './site-reader.ts'

export type PageKind = 'listed' | 'private' | 'missing' | 'found'

export interface Page {
  path: string
  kind: PageKind
  isGuarded: boolean
  response: SiteResponse
  facts: PageFacts
  links: readonly Lead[]
  files: readonly Lead[]
}

export interface Lead {
  href: string
  path: string
  fragment: string
}

export interface SiteFacts {
  origin: string
  pages: readonly Page[]
  sitemap: readonly string[]
  responses: ReadonlyMap<string, SiteResponse>
  redirectProbes: readonly { path: string; to: string }[]
  disabledPages: readonly string[]
  hasBlog: boolean
}

export const metaOf = (page: Page, key: string): string | undefined =>
  page.facts.metas.find((meta) => meta.key === key)?.content

export const metasOf = (page: Page, key: string): string[] =>
  page.facts.metas.filter((meta) => meta.key === key).map(({ content }) => content)

export const isHidden = (page: Page): boolean =>
  /\bnoindex\b|\bnone\b/.test(
    `${metaOf(page, 'robots') ?? ''} ${page.response.headers.get('x-robots-tag') ?? ''}`,
  )

export const canonicalsOf = (page: Page): string[] =>
  page.facts.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href ?? '')

const parsedUrls = new Map<string, Map<string, URL | null>>()

export function urlOf(site: { origin: string }, page: string, href: string): URL | null {
  const base = `${site.origin} ${page}`
  const urlsOfPage = parsedUrls.get(base) ?? new Map<string, URL | null>()
  parsedUrls.set(base, urlsOfPage)
  const knownUrl = urlsOfPage.get(href)
  const url = knownUrl === undefined ? URL.parse(href, new URL(page, site.origin)) : knownUrl
  urlsOfPage.set(href, url)
  return url
}

export function sitePath(site: { origin: string }, page: string, address: string): string | null {
  const url = urlOf(site, page, address)
  return url?.origin === site.origin ? `${url.pathname}${url.search}` : null
}

export function leadOf(site: { origin: string }, page: string, href: string): Lead[] {
  const url = urlOf(site, page, href)
  if (url?.origin !== site.origin) return []
  return [{ href, path: `${url.pathname}${url.search}`, fragment: decodeFragment(url.hash.slice(1)) }]
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

const hopsMax = 4

export function endOf(
  site: Pick<SiteFacts, 'origin' | 'responses'>,
  path: string,
): { path: string; response: SiteResponse } | null {
  let at = path
  for (let hop = 0; hop <= hopsMax; hop++) {
    const response = site.responses.get(at)
    if (!response || response.status === 0) return null
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return { path: at, response }
    const next = sitePath(site, at, location)
    if (next === null) return null
    at = next
  }
  return null
}
