import { allowingStyle, styleHashOf } from '#shared/inline-style.ts'

const yearSeconds = 31_536_000

const cloudflareRulesMax = 100

const keptFiles = ['/assets/*', '/boot-*', '/social/static/*', '/social/default/*', '/social-assets/*']

/** Previews show pictures from any host. */
const previewPath = '/admin/og-preview'

const iconPath = '/favicon.svg'

/**
 * The icon follows the reader's color scheme. Some browsers apply its policy even where it is embedded as a picture.
 */
const iconPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const policyName = 'Content-Security-Policy'

/** The first is the address of a project, the second that of each of its deployments. */
const pagesDevRules = ['https://:project.pages.dev/*', 'https://:deployment.:project.pages.dev/*']
const noIndex = '  X-Robots-Tag: noindex'

interface HeadersFile {
  origin: string
  isPreview: boolean
  headers: Readonly<Record<string, string>>
  htmlByPath: ReadonlyMap<string, string>
  notFoundHtml: string
}

/** Two rules are for every path and the icon. */
export const pagesWithRuleMax = cloudflareRulesMax - 2 - keptFiles.length - pagesDevRules.length

export const hasRuleForEach = (pages: HeadersFile['htmlByPath']): boolean => pages.size <= pagesWithRuleMax

/** Returns Cloudflare's headers file for paths that no Function answers (docs/decisions/035-inline-styles.md). */
export function headersFile({ origin, isPreview, headers, htmlByPath, notFoundHtml }: HeadersFile): string {
  const policy = headers[policyName] ?? ''
  const everywhere = (own: string) => [
    '/*',
    ...Object.entries({ ...headers, [policyName]: own }).map(([name, value]) => `  ${name}: ${value}`),
    // Pages sends `*` by default, which would let scripts of other sites read these pages.
    '  ! Access-Control-Allow-Origin',
    ...(isPreview ? [noIndex] : []),
  ]
  const keptFileRules = keptFiles.flatMap((path) => [
    path,
    `  Cache-Control: public, max-age=${yearSeconds}, immutable`,
  ])
  const rest = [
    ...policyRule(iconPath, iconPolicy),
    ...keptFileRules,
    ...(isPreview ? [] : foreignRules(origin)),
    '',
  ]
  const isForEach = hasRuleForEach(htmlByPath)
  const loose = policy.replace("style-src 'self'", "$& 'unsafe-inline'")
  const policyOf = (html: string) => (isForEach ? allowingStyle(styleHashOf(html), policy) : loose)
  const own = [...htmlByPath]
    .filter(([path]) => isForEach || path === previewPath)
    .flatMap(([path, html]) =>
      policyRule(path, path === previewPath ? forAnyPicture(policyOf(html)) : policyOf(html)),
    )
  return [...everywhere(policyOf(notFoundHtml)), ...own, ...rest].join('\n')
}

/** A copy of the site under another address of the project is not to be found in search results. */
function foreignRules(origin: string): string[] {
  const isOnPagesDev = new URL(origin).host.endsWith('.pages.dev')
  return pagesDevRules.slice(isOnPagesDev ? 1 : 0).flatMap((rule) => [rule, noIndex])
}

const policyRule = (path: string, policy: string) => [path, `  ! ${policyName}`, `  ${policyName}: ${policy}`]

const forAnyPicture = (policy: string): string =>
  policy.replace(/img-src [^;]*/, "img-src 'self' data: https:")
