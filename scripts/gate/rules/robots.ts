import { everyPage, fileRule, pageRule, type Rule } from '../rule.ts'
import { isHidden, metaOf, sitePath } from '../site-facts.ts'
import { textOf } from '../site-reader.ts'

export const robotsRules: readonly Rule[] = [
  pageRule('robots-missing', 'every page says what robots may do', everyPage, (page) => [
    !metaOf(page, 'robots') && 'has no robots tag',
  ]),
  pageRule('listed-hidden', 'no page of the sitemap is noindex', ['listed'], (page) => [
    isHidden(page) && 'stands in the sitemap and says noindex',
  ]),
  pageRule('private-shown', 'private pages and error pages are noindex', ['private', 'missing'], (page) => [
    !isHidden(page) && 'is not for search engines and does not say noindex',
  ]),
  fileRule('robots-txt', 'robots.txt names the sitemap and forbids no page of it', '/robots.txt', (site) => {
    const answer = site.answers.get('/robots.txt')
    if (answer?.status !== 200) return [`answers ${answer?.status ?? 'nothing'}`]
    const lines = textOf(answer).split('\n')
    const forbidden = lines.flatMap((line) => /^Disallow:\s*(\S+)/i.exec(line)?.[1] ?? [])
    const listed = site.sitemap.flatMap((address) => sitePath(site, '/', address) ?? [])
    return [
      !lines.some((line) => line.trim() === `Sitemap: ${site.origin}/sitemap.xml`) &&
        `does not name ${site.origin}/sitemap.xml`,
      ...forbidden.map((prefix) => {
        const hit = listed.find((path) => path.startsWith(prefix.replace(/\*$/, '')))
        return hit && `forbids ${prefix}, which the sitemap lists as ${hit}`
      }),
    ]
  }),
]
