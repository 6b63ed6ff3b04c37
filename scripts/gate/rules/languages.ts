import { answeredPages, everyPage, pageRule, type Rule } from '../rule.ts'
import { endOf, type Page, type SiteFacts, sitePath } from '../site-facts.ts'

export const languageRules: readonly Rule[] = [
  pageRule('language-missing', 'every page declares its language', everyPage, ({ facts }) => [
    !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(facts.lang) &&
      `has lang="${facts.lang}", which is not a language tag`,
  ]),
  pageRule('hreflang-dead', 'hreflang links lead to existing pages', answeredPages, (page, site) =>
    translationsOf(page).map(({ hreflang, href }) => {
      const end = otherPage(page, href, site)
      return (
        end?.response.status !== 200 && `links to ${href} as its ${hreflang} version, which does not exist`
      )
    }),
  ),
  pageRule(
    'hreflang-one-way',
    'translations of a page link to each other and to a default',
    answeredPages,
    (page, site) => {
      const translations = translationsOf(page)
      if (translations.length === 0) return []
      return [
        !translations.some(({ hreflang }) => hreflang === 'x-default') &&
          'links to translations, but has no x-default',
        ...translations.map(({ hreflang, href }) => {
          const path = otherPage(page, href, site)?.path
          const other = site.pages.find((candidate) => candidate.path === path)
          const responses =
            other && translationsOf(other).some(({ href: back }) => leadsTo(other, back, page, site))
          return (
            other && !responses && `links to ${href} as its ${hreflang} version, which does not link back`
          )
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
