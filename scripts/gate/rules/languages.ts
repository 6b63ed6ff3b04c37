import { answeredPages, everyPage, pageRule, type Rule } from '../rule.ts'
import { endOf, type Page, type SiteFacts, sitePath } from '../site-facts.ts'

export const languageRules: readonly Rule[] = [
  pageRule('language-missing', 'every page names its language', everyPage, ({ facts }) => [
    !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(facts.lang) && `has the language "${facts.lang}"`,
  ]),
  pageRule('hreflang-dead', 'pages in other languages are there', answeredPages, (page, site) =>
    translationsOf(page).map(({ hreflang, href }) => {
      const end = otherPage(page, href, site)
      return end?.answer.status !== 200 && `names ${href} for ${hreflang}, where there is no page`
    }),
  ),
  pageRule(
    'hreflang-one-way',
    'pages in other languages name each other and a default',
    answeredPages,
    (page, site) => {
      const translations = translationsOf(page)
      if (translations.length === 0) return []
      return [
        !translations.some(({ hreflang }) => hreflang === 'x-default') &&
          'names other languages without x-default',
        ...translations.map(({ hreflang, href }) => {
          const path = otherPage(page, href, site)?.path
          const other = site.pages.find((candidate) => candidate.path === path)
          const answers =
            other && translationsOf(other).some(({ href: back }) => leadsTo(other, back, page, site))
          return other && !answers && `names ${href} for ${hreflang}, which does not name it back`
        }),
      ]
    },
  ),
]

const translationsOf = (page: Page): { hreflang: string; href: string }[] =>
  page.facts.links.flatMap(({ rel, hreflang, href }) =>
    rel === 'alternate' && hreflang && href ? [{ hreflang, href }] : [],
  )

function otherPage(page: Page, href: string, site: SiteFacts) {
  const path = /^https?:\/\//.test(href) ? sitePath(site, page.path, href) : null
  return path === null ? null : endOf(site, path)
}

const leadsTo = (from: Page, href: string, to: Page, site: SiteFacts): boolean =>
  otherPage(from, href, site)?.path === to.path
