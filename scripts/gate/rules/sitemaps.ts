import { fileRule, pageRule, type Rule } from '../rule.ts'
import { canonicalsOf, isHidden, sitePath } from '../site-facts.ts'
import { isHtml } from '../site-reader.ts'
import { canonicalUrlOf } from './canonical-addresses.ts'

const file = '/sitemap.xml'

export const sitemapRules: readonly Rule[] = [
  fileRule('sitemap-dead', 'the sitemap lists existing pages of this site, each once', file, (site) => [
    site.sitemap.length === 0 && 'lists no page',
    ...[...site.responses].map(
      ([path, { status }]) =>
        path.startsWith(`${file}?`) && status !== 200 && `lists the part ${path}, which answers ${status}`,
    ),
    ...site.sitemap.map((address, index) => {
      const path = sitePath(site, '/', address)
      if (path === null) return `lists ${address}, which is not on ${site.origin}`
      if (site.sitemap.indexOf(address) !== index) return `lists ${address} twice`
      const response = site.responses.get(path)
      return (
        (response?.status !== 200 || !isHtml(response)) &&
        `lists ${address}, which answers ${response?.status ?? 'nothing'}`
      )
    }),
  ]),
  pageRule('sitemap-missing', 'the sitemap lists every page that can be indexed', ['found'], (page, site) => [
    !isHidden(page) &&
      canonicalsOf(page)[0] === canonicalUrlOf(page, site) &&
      !site.sitemap.includes(canonicalUrlOf(page, site)) &&
      'can be indexed, but is not in the sitemap',
  ]),
  {
    name: 'page-orphan',
    promise: 'another page links to every page in the sitemap',
    find(site) {
      const linkedPaths = new Set(
        site.pages.flatMap((page) => page.links.flatMap(({ path }) => (path === page.path ? [] : path))),
      )
      const orphans = site.pages.filter(({ kind, path }) => kind === 'listed' && !linkedPaths.has(path))
      return orphans.map(({ path }) => ({
        page: path,
        says: 'is in the sitemap, but no other page links to it: add a link, or hide it with noindex (a page in src/site/pages/ may also have `navigation` or `footer: true`)',
      }))
    },
  },
]
