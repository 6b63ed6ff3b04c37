/** Crawlers that read a robots tag of their own, beside `robots`, which means all. */
const crawlers = [
  'robots',
  'googlebot',
  'googlebot-news',
  'bingbot',
  'msnbot',
  'slurp',
  'duckduckbot',
  'applebot',
  'yandex',
  'baiduspider',
]

interface RobotsSources {
  tags: readonly { key: string; value: string }[]
  robotsHeader: string | null
}

/** Returns the crawlers that the page tells not to list it, by its tags or its `X-Robots-Tag` header. */
export function noindexAgents({ tags, robotsHeader }: RobotsSources): string[] {
  const rules = tags
    .filter(({ key }) => crawlers.includes(key))
    .flatMap(({ key, value }) => rulesIn(value).map((rule) => ({ agent: key, rule })))
  let agent = 'robots'
  for (const part of rulesIn(robotsHeader ?? '')) {
    const [, name, rule = part] = /^([a-z][\w-]*)\s*:\s*(.*)$/.exec(part) ?? []
    // Rules with values also have a colon, such as `max-snippet: 20`. A name counts for the rules after it.
    const isRule = name === undefined || /^(max-|unavailable_after$)/.test(name)
    if (!isRule) agent = name
    rules.push({ agent, rule: isRule ? part : rule })
  }
  return [
    ...new Set(
      rules.filter(({ rule }) => rule === 'noindex' || rule === 'none').map(({ agent: named }) => named),
    ),
  ]
}

const rulesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
