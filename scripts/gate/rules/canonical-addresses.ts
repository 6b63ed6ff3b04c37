import { answeredPages, pageRule, type Rule } from '../rule.ts'
import { canonicalsOf, type Page, type SiteFacts } from '../site-facts.ts'

export const canonicalUrlOf = (page: Page, site: SiteFacts): string =>
  `${site.origin}${page.path.split('?')[0]}`

export const canonicalRules: readonly Rule[] = [
  pageRule('canonical-missing', 'every page has one canonical link', answeredPages, (page) => {
    const count = canonicalsOf(page).length
    return [count === 0 && 'has no canonical link', count > 1 && `has ${count} canonical links`]
  }),
  pageRule('canonical-relative', 'canonical links are absolute URLs', answeredPages, (page) => {
    const [canonical] = canonicalsOf(page)
    return [
      canonical !== undefined &&
        !/^https?:\/\//.test(canonical) &&
        `has the canonical link "${canonical}", which is not an absolute URL`,
    ]
  }),
  pageRule('canonical-elsewhere', 'every page is its own canonical page', answeredPages, (page, site) => {
    const [canonical] = canonicalsOf(page)
    const own = canonicalUrlOf(page, site)
    return [
      canonical !== undefined &&
        /^https?:\/\//.test(canonical) &&
        canonical !== own &&
        `has the canonical link ${canonical} instead of ${own}`,
    ]
  }),
]
