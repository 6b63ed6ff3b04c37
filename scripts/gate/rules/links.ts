import { oncePer, everyPage, pageRule, type Rule } from '../rule.ts'
import type { PageFacts } from '../page-facts.ts'
import { endOf, type Page, type SiteFacts, urlOf } from '../site-facts.ts'
import { type SiteResponse, isHtml, textOf } from '../site-reader.ts'

export const linkRules: readonly Rule[] = [
  pageRule('dead-link', 'every internal link leads to a page', everyPage, (page, site) =>
    page.links.map(({ href, path }) => {
      if (path === page.path) return undefined
      const end = endOf(site, path)
      if (!end) return `links to ${href}, which does not answer`
      return (
        end.response.status !== 200 &&
        end.response.status !== 401 &&
        `links to ${href}, which answers ${end.response.status}`
      )
    }),
  ),
  pageRule('dead-anchor', 'every #fragment exists on the page that it links to', everyPage, (page, site) =>
    [...page.links, ...page.files].map(({ href, path, fragment }) => {
      const end = fragment ? endOf(site, path) : null
      const ids = end ? idsOf(end.path, site) : undefined
      return ids && !ids.has(fragment) && `links to ${href}, but that page has no #${fragment}`
    }),
  ),
  pageRule('dead-file', 'every file that a page loads exists', everyPage, (page, site) =>
    page.files.map(({ href, path }) => {
      const end = endOf(site, path)
      return (
        end?.response.status !== 200 && `loads ${href}, which answers ${end?.response.status ?? 'nothing'}`
      )
    }),
  ),
  pageRule('link-broken', 'every link is a valid URL', everyPage, (page, site) =>
    page.facts.hrefs.map((href) => !isReadable(page, href, site) && `has an invalid link: "${href}"`),
  ),
]

function idsOf(path: string, site: SiteFacts): ReadonlySet<string> | undefined {
  const page = [path, path.split('?')[0]]
    .map((spelling) => site.pages.find((candidate) => candidate.path === spelling))
    .find((match) => match !== undefined)
  if (page) return idsOfPage(page.facts)
  const response = site.responses.get(path)
  if (!response || isHtml(response) || !response.headers.get('content-type')?.includes('svg'))
    return undefined
  return idsOfDrawing(response)
}

const idsOfPage = oncePer(({ ids }: PageFacts) => new Set(ids))

const idsOfDrawing = oncePer(
  (response: SiteResponse) =>
    new Set([...textOf(response).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
)

const schemes = /^(https?|mailto|tel):$/

function isReadable(page: Page, href: string, site: SiteFacts): boolean {
  const url = urlOf(site, page.path, href)
  return url !== null && schemes.test(url.protocol) && href.trim() === href
}
