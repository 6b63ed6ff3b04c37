import type { PageFacts } from './page-facts.ts'
import type { Answer } from './site-reader.ts'

/**
 * `listed` in the sitemap; `private` by its path, for signed-in people or for one person; `missing` is answered 404;
 * `found` is any other page that a link leads to.
 */
export type PageKind = 'listed' | 'private' | 'missing' | 'found'

export interface Page {
  /** Path with query, as it was asked for. */
  path: string
  kind: PageKind
  answer: Answer
  facts: PageFacts
  /** The links that stay on this site, and what the page loads from it. */
  links: readonly Lead[]
  files: readonly Lead[]
}

/** One address of this site, as it is written on a page and where it leads. */
export interface Lead {
  href: string
  /** With query, without fragment. */
  path: string
  fragment: string
}

/** Everything that was read of a site. Rules look at this and read nothing themselves. */
export interface SiteFacts {
  origin: string
  pages: readonly Page[]
  /** Addresses of the sitemap and its parts, as written there. */
  sitemap: readonly string[]
  /** Every answer, by path with query. */
  answers: ReadonlyMap<string, Answer>
}

/** The content of a meta tag, or undefined where there is none. Of several the first counts, as for crawlers. */
export const metaOf = (page: Page, key: string): string | undefined =>
  page.facts.metas.find((meta) => meta.key === key)?.content

export const metasOf = (page: Page, key: string): string[] =>
  page.facts.metas.filter((meta) => meta.key === key).map(({ content }) => content)

/** Whether a page asks search engines to leave it out, in its head or in its headers. */
export const isHidden = (page: Page): boolean =>
  /\bnoindex\b|\bnone\b/.test(
    `${metaOf(page, 'robots') ?? ''} ${page.answer.headers.get('x-robots-tag') ?? ''}`,
  )

export const canonicalsOf = (page: Page): string[] =>
  page.facts.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href ?? '')

/**
 * A path of the site that an address on `page` leads to, with query and without fragment; null where it leads to
 * another site, to mail or to a phone.
 */
export function sitePath(site: { origin: string }, page: string, address: string): string | null {
  const url = URL.parse(address, new URL(page, site.origin))
  return url?.origin === site.origin ? `${url.pathname}${url.search}` : null
}

/** What an address on `page` leads to on this site; nothing where it leads elsewhere. */
export function leadOf(site: { origin: string }, page: string, href: string): Lead[] {
  const url = URL.parse(href, new URL(page, site.origin))
  if (url?.origin !== site.origin) return []
  return [{ href, path: `${url.pathname}${url.search}`, fragment: decoded(url.hash.slice(1)) }]
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash // a lone percent sign is an id like any other
  }
}

const hopsMax = 4

/** Where a path ends after redirects; null where nothing answers or they never end. */
export function endOf(
  site: Pick<SiteFacts, 'origin' | 'answers'>,
  path: string,
): { path: string; answer: Answer } | null {
  let at = path
  for (let hop = 0; hop <= hopsMax; hop++) {
    const answer = site.answers.get(at)
    if (!answer || answer.status === 0) return null
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || !location) return { path: at, answer }
    const next = sitePath(site, at, location)
    if (next === null) return null
    at = next
  }
  return null
}
