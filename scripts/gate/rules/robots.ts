import { everyPage, fileRule, pageRule, type Rule } from '../rule.ts'
import { isHidden, metaOf, sitePath } from '../site-facts.ts'
import { textOf } from '../site-reader.ts'

export const robotsRules: readonly Rule[] = [
  pageRule('robots-missing', 'every page has a robots tag', everyPage, (page) => [
    !metaOf(page, 'robots') && 'has no robots tag',
  ]),
  pageRule('listed-hidden', 'no page in the sitemap is noindex', ['listed'], (page) => [
    isHidden(page) && 'is in the sitemap, but is noindex',
  ]),
  pageRule('private-shown', 'private pages and error pages are noindex', ['private', 'missing'], (page) => [
    !isHidden(page) && 'must not be indexed, but is not noindex',
  ]),
  fileRule(
    'robots-txt',
    'robots.txt links the sitemap and disallows none of its pages',
    '/robots.txt',
    (site) => {
      const response = site.responses.get('/robots.txt')
      if (response?.status !== 200) return [`answers ${response?.status ?? 'nothing'}`]
      const lines = textOf(response).split('\n')
      const disallowedPrefixes = lines.flatMap((line) => /^Disallow:\s*(\S+)/i.exec(line)?.[1] ?? [])
      const listedPaths = site.sitemap.flatMap((address) => sitePath(site, '/', address) ?? [])
      return [
        !lines.some((line) => line.trim() === `Sitemap: ${site.origin}/sitemap.xml`) &&
          `does not link ${site.origin}/sitemap.xml`,
        ...disallowedPrefixes.map((prefix) => {
          const hit = listedPaths.find((path) => path.startsWith(prefix.replace(/\*$/, '')))
          return hit && `disallows ${prefix}, but ${hit} is in the sitemap`
        }),
      ]
    },
  ),
]
