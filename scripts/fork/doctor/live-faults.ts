import { challengeRemedy, isChallenge } from '#shared/failures.ts'
import { canonicalsOf, type Page, type SiteFacts } from '../../gate/site-facts.ts'
import { type SiteResponse, isHtml, textOf } from '../../gate/site-reader.ts'
import { pagesInWords } from './report.ts'

interface Injection {
  pattern: RegExp
  what: string
  remedy: string
}

/** What Cloudflare writes into the HTML of a domain. A script in a text of the site is escaped and matches nothing here. */
const injections: readonly Injection[] = [
  {
    pattern: /\bclass="__cf_email__"|\bdata-cfemail="|href="\/cdn-cgi\/l\/email-protection/,
    what: 'Email Address Obfuscation replaces email addresses',
    remedy:
      'Readers without script see none, and React finds another page than it expects. Turn it off under Security > Settings > Email address obfuscation (in older dashboards, under Scrape Shield).',
  },
  {
    pattern:
      /<script\b[^>]*>[^<]*\/cdn-cgi\/challenge-platform\/|<script\b[^>]*src="[^"]*\/cdn-cgi\/challenge-platform\//,
    what: 'JavaScript Detections adds a script',
    remedy:
      'The site’s policy blocks it. Turn it off under Security > Settings > Bot traffic: with Bot fight mode on the free plan, under JavaScript detections on others.',
  },
  {
    pattern: /<script\b[^>]*src="https:\/\/static\.cloudflareinsights\.com\//,
    what: 'Web Analytics adds a script',
    remedy:
      'The site’s policy blocks it, so it counts nothing. Turn it off under Analytics & Logs > Web Analytics > Manage site > Disable; for a pages.dev project, under Metrics > Web Analytics of the project.',
  },
  {
    pattern:
      /<script\b[^>]*src="[^"]*\/rocket-loader(\.min)?\.js|<script\b[^>]*type="[0-9a-f]+-(text\/javascript|module)"/,
    what: 'Rocket Loader delays the scripts',
    remedy:
      'The site’s policy blocks its loader, so nothing would react. Turn it off under Speed > Settings > Content Optimization > Rocket Loader.',
  },
  {
    pattern: /<script\b[^>]*src="[^"]*\/cdn-cgi\/zaraz\//,
    what: 'Zaraz adds a script',
    remedy: 'The site’s policy blocks it. Turn off auto-inject under Tag management (Zaraz) > Settings.',
  },
]

/** Returns what stands between a deployed site and its readers, each with the switch in Cloudflare's dashboard. */
export function liveFaults(url: string, site: SiteFacts): string[] {
  return [...challengeFaults(url, site), ...originFaults(url, site), ...injectionFaults(url, site)]
}

function challengeFaults(url: string, { responses }: SiteFacts): string[] {
  const paths = pathsWhere(responses, isChallenge)
  return paths.length === 0
    ? []
    : [`${url} answers the doctor with a challenge ${pagesInWords(paths)}. ${challengeRemedy}`]
}

function originFaults(url: string, { origin, pages }: SiteFacts): string[] {
  const originOf = (page: Page) => URL.parse(canonicalsOf(page)[0] ?? '')?.origin
  const foreign = pages.map(originOf).find((other) => other !== undefined && other !== url)
  const other = origin === url ? foreign : origin
  if (!other) return []
  return [
    `${url} was built for ${other}, so every canonical and social URL points there. If readers should come to ${url}, write it as siteUrl into src/site/cloud.json (or SITE_URL where you build) and deploy again; otherwise check ${other}.`,
  ]
}

function injectionFaults(url: string, { responses }: SiteFacts): string[] {
  const isOwnPage = (response: SiteResponse) => isHtml(response) && !isChallenge(response)
  return injections.flatMap(({ pattern, what, remedy }) => {
    const paths = pathsWhere(responses, (response) => isOwnPage(response) && pattern.test(textOf(response)))
    return paths.length === 0 ? [] : [`${what} ${pagesInWords(paths)} of ${url}. ${remedy}`]
  })
}

const pathsWhere = (
  responses: SiteFacts['responses'],
  isMeant: (response: SiteResponse) => boolean,
): string[] => [...responses].filter(([, response]) => isMeant(response)).map(([path]) => path)
