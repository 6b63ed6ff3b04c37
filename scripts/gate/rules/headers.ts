import { everyPage, pageRule, type Rule } from '../rule.ts'

export const headerRules: readonly Rule[] = [
  pageRule(
    'policy-missing',
    'every page has a policy that lets no foreign script run',
    everyPage,
    ({ answer }) => {
      const policy = answer.headers.get('content-security-policy')
      if (!policy) return ['has no content security policy']
      const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src')
      return [
        !scripts && 'has a policy that says nothing of scripts',
        scripts && /'unsafe-inline'|'unsafe-eval'|\*/.test(scripts) && `has a policy with "${scripts}"`,
      ]
    },
  ),
  pageRule('header-missing', 'every page has the headers that keep it to itself', everyPage, ({ answer }) => [
    answer.headers.get('x-content-type-options') !== 'nosniff' && 'has no "x-content-type-options: nosniff"',
    !answer.headers.get('referrer-policy') && 'has no referrer policy',
    !/frame-ancestors 'none'/.test(
      answer.headers.get('content-security-policy') ?? "frame-ancestors 'none'",
    ) && 'may be shown in frames of other sites',
  ]),
  pageRule(
    'https-not-kept',
    'over https, every page tells browsers to stay there',
    everyPage,
    ({ answer }, { origin }) => {
      const seconds = Number(
        /max-age=(\d+)/.exec(answer.headers.get('strict-transport-security') ?? '')?.[1] ?? 0,
      )
      return [
        origin.startsWith('https:') &&
          seconds < 15_768_000 &&
          'has no strict-transport-security of half a year',
      ]
    },
  ),
  pageRule('page-kept', 'no page is kept by browsers without asking again', everyPage, ({ answer }) => {
    const cache = answer.headers.get('cache-control') ?? ''
    return [!/no-store|no-cache|max-age=0/.test(cache) && `has "cache-control: ${cache}"`]
  }),
  {
    name: 'file-not-kept',
    promise: 'files with a hash in their name may be kept for ever',
    find: (site) =>
      [...site.answers].flatMap(([path, answer]) => {
        const isHashed = path.startsWith('/assets/') && answer.status === 200
        const cache = answer.headers.get('cache-control') ?? ''
        const isKept = cache.includes('immutable')
        return isHashed && !isKept
          ? [{ page: path, says: `has "cache-control: ${cache}", not immutable` }]
          : []
      }),
  },
]

const directive = (policy: string, name: string): string | undefined =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `))
