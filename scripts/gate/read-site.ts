import { redirects } from '#content/redirects.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { coversPath } from '#shared/url-paths.ts'
import { readSitePages } from '../build/pages/build-page-list.ts'
import { type PageFacts, readPage } from './page-facts.ts'
import { type Page, type PageKind, leadOf, type SiteFacts, sitePath } from './site-facts.ts'
import { addressesIn } from './structured-blocks.ts'
import { type SiteResponse, isHtml, type SiteReader, textOf } from './site-reader.ts'

const pagesMax = 5_000

export const missingPaths = ['/no-such-page', '/blog/no-such-post', '/careers/0'] as const

const searchPath = '/blog/search?q=search'

const feedPath = '/blog/feed.xml'

const fixedPaths = ['/sitemap.xml', '/robots.txt', '/llms.txt', feedPath, '/site.webmanifest', '/api/health']

const probeOf = ({ from, to, withTail }: (typeof redirects)[number]) => ({
  path: `${from}${withTail ? '/a-tail' : ''}?source=check`,
  to: `${to}?source=check`,
})

const factsByHtml = new Map<string, PageFacts>()

function factsOf(response: SiteResponse): PageFacts {
  const html = textOf(response)
  const facts = factsByHtml.get(html) ?? readPage(html)
  factsByHtml.set(html, facts)
  return facts
}

export async function readSite(reader: SiteReader): Promise<SiteFacts> {
  const { routes, disabledPaths } = await readSitePages()
  const redirectProbes = redirects.filter(({ from }) => !coversPath(disabledPaths, from)).map(probeOf)
  const disabledPages = disabledPaths.map((path) => path.replace(/\/\*$/, ''))
  const responses = new Map<string, SiteResponse>()
  const pages: Page[] = []
  const read = async (path: string) => {
    const response = responses.get(path) ?? (await reader.get(path))
    responses.set(path, response)
    return response
  }
  const sitemap = await readSitemap(read, reader.origin)
  const listedPaths = new Set(sitemap.flatMap((address) => sitePath(reader, '/', address) ?? []))

  const toPage = (path: string, response: SiteResponse): Page => {
    const facts = factsOf(response)
    return {
      path,
      response,
      facts,
      kind: kindOf(path, listedPaths, routes),
      isGuarded: isGuarded(path, routes),
      links: facts.hrefs.flatMap((href) => leadOf(reader, path, href)),
      files: facts.files.flatMap((href) => leadOf(reader, path, href)),
    }
  }

  let next = new Set<string>([
    ...routes.flatMap(({ paths }) => paths),
    ...listedPaths,
    ...missingPaths,
    ...disabledPages,
    ...[searchPath, ...fixedPaths].filter((path) => !coversPath(disabledPaths, path)),
    ...redirectProbes.map(({ path }) => path),
  ])
  const seenPaths = new Set<string>()
  while (next.size > 0 && pages.length < pagesMax) {
    const wave = [...next]
    for (const path of wave) seenPaths.add(path)
    next = new Set()
    await inParallel(wave, reader.atOnce, read)
    for (const path of wave) {
      const response = responses.get(path)
      if (!response) continue
      for (const lead of leadsOf(reader, path, response)) if (!seenPaths.has(lead)) next.add(lead)
      if (isPage(path, response)) pages.push(toPage(path, response))
    }
  }
  return {
    origin: reader.origin,
    pages: pages.filter((page) => !isSameFile(page, responses)),
    sitemap,
    responses,
    redirectProbes,
    disabledPages,
    hasBlog: !coversPath(disabledPaths, feedPath),
  }
}

function isSameFile({ path, response }: Page, responses: ReadonlyMap<string, SiteResponse>): boolean {
  const [bare = '', query] = path.split('?')
  const other = query === undefined ? undefined : responses.get(bare)
  return other !== undefined && Buffer.compare(other.body, response.body) === 0
}

const isPage = (path: string, response: SiteResponse): boolean =>
  isHtml(response) && (response.status === 200 || missingPaths.some((missing) => missing === path))

function kindOf(path: string, listedPaths: ReadonlySet<string>, routes: readonly SiteRoute[]): PageKind {
  if (missingPaths.some((missing) => missing === path)) return 'missing'
  if (listedPaths.has(path)) return 'listed'
  const [bare = ''] = path.split('?')
  return routes.some(({ route, isIndexed }) => !isIndexed && hasPage(route, bare)) ? 'private' : 'found'
}

function isGuarded(path: string, routes: readonly SiteRoute[]): boolean {
  const [bare = ''] = path.split('?')
  return routes.some(({ route, access }) => access !== 'everyone' && hasPage(route, bare))
}

const hasPage = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`).test(path)

function leadsOf(reader: SiteReader, path: string, response: SiteResponse): string[] {
  const location = response.headers.get('location')
  const addresses = [...(location ? [location] : []), ...namedIn(path, response)]
  return addresses.flatMap((address) => sitePath(reader, path, address) ?? [])
}

function namedIn(path: string, response: SiteResponse): string[] {
  if (isPage(path, response)) {
    const facts = factsOf(response)
    const pictures = facts.metas.filter(({ key }) => /^(og|twitter):image(:secure_url)?$/.test(key))
    const translations = facts.links.flatMap(({ hreflang, href }) => (hreflang && href ? [href] : []))
    const namedAddresses = [...pictures.map(({ content }) => content), ...translations, ...addressesIn(facts)]
    return [...facts.hrefs, ...facts.files, ...namedAddresses]
  }
  if (path === '/site.webmanifest') return matchesIn(response, /"src":\s*"([^"]+)"/g)
  if (path === '/llms.txt') return matchesIn(response, markdownLink)
  return []
}

export const markdownLink = /\]\(([^)]+)\)/g

const matchesIn = (response: SiteResponse, pattern: RegExp): string[] =>
  [...textOf(response).matchAll(pattern)].map(([, address = '']) => address)

async function readSitemap(read: (path: string) => Promise<SiteResponse>, origin: string): Promise<string[]> {
  const addresses: string[] = []
  const parts = ['/sitemap.xml']
  for (const part of parts) {
    const xml = textOf(await read(part))
    const locations = [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) =>
      unescapeXml(address),
    )
    if (!xml.includes('<sitemapindex')) addresses.push(...locations)
    else parts.push(...locations.flatMap((address) => sitePath({ origin }, '/', address) ?? []))
  }
  return addresses
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => entities[name] ?? entity)

async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const run = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
}
