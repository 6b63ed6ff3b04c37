import { createHash } from 'node:crypto'
import { oncePer, everyPage, pageRule, type Rule } from '../rule.ts'
import { type SiteResponse, textOf } from '../site-reader.ts'

export const headerRules: readonly Rule[] = [
  pageRule(
    'policy-missing',
    'every page has a content security policy that blocks foreign scripts',
    everyPage,
    ({ response }) => {
      const policy = response.headers.get('content-security-policy')
      if (!policy) return ['has no content security policy']
      const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src')
      return [
        !scripts && 'has a content security policy without script-src or default-src',
        scripts &&
          /'unsafe-inline'|'unsafe-eval'|\*/.test(scripts) &&
          `has a content security policy that allows too much: "${scripts}"`,
      ]
    },
  ),
  pageRule('style-not-bound', 'every page allows no style element but its own', everyPage, ({ response }) =>
    styleFaultsOf(response),
  ),
  pageRule(
    'header-missing',
    'every page sends headers against content sniffing, referrer leaks and framing',
    everyPage,
    ({ response }) => [
      response.headers.get('x-content-type-options') !== 'nosniff' &&
        'does not send "x-content-type-options: nosniff"',
      !response.headers.get('referrer-policy') && 'does not send a referrer policy',
      !/frame-ancestors 'none'/.test(
        response.headers.get('content-security-policy') ?? "frame-ancestors 'none'",
      ) && 'can be framed by other sites',
    ],
  ),
  pageRule(
    'https-not-kept',
    'over https, every page sends strict-transport-security',
    everyPage,
    ({ response }, { origin }) => {
      const seconds = Number(
        /max-age=(\d+)/.exec(response.headers.get('strict-transport-security') ?? '')?.[1] ?? 0,
      )
      return [
        origin.startsWith('https:') &&
          seconds < 15_768_000 &&
          'does not send strict-transport-security with a max-age of at least half a year',
      ]
    },
  ),
  pageRule('page-kept', 'browsers revalidate every page', everyPage, ({ response }) => {
    const cache = response.headers.get('cache-control') ?? ''
    return [
      !/no-store|no-cache|max-age=0/.test(cache) &&
        `sends "cache-control: ${cache}", so browsers may not revalidate it`,
    ]
  }),
  {
    name: 'file-not-kept',
    promise: 'files with a hash in their name are immutable',
    find: (site) =>
      [...site.responses].flatMap(([path, answer]) => {
        const isHashed = path.startsWith('/assets/') && answer.status === 200
        const cache = answer.headers.get('cache-control') ?? ''
        const isKept = cache.includes('immutable')
        return isHashed && !isKept
          ? [{ page: path, says: `sends "cache-control: ${cache}" without immutable` }]
          : []
      }),
  },
]

const styleFaultsOf = oncePer((response: SiteResponse) => {
  const html = textOf(response)
  const sentSources = directive(response.headers.get('content-security-policy') ?? '', 'style-src')
  const elements = Array.from(html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs))
  const [[, attributes = '', styles = ''] = []] = elements
  const source = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
  const isOwnPolicy = html.includes(`content="style-src-elem 'self' ${source}"`)
  return [
    elements.length !== 1 && `has ${elements.length} style elements`,
    `'sha256-${/data-hash="([^"]+)"/.exec(attributes)?.[1]}'` !== source &&
      'has a style element that does not name its hash',
    sentSources &&
      !sentSources.includes(source) &&
      !(sentSources.includes("'unsafe-inline'") && isOwnPolicy) &&
      `has a header that does not allow its style element alone: "${sentSources}"`,
  ]
})

const directive = (policy: string, name: string): string | undefined =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `))
