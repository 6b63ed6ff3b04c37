import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { redirects as allRedirects } from '#content/redirects.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { coversPath } from '#shared/url-paths.ts'
import { withOwnPolicy } from '#shared/inline-style.ts'
import { site } from '#site.config.ts'
import { copyDrawnIcons } from '../fork/brand/own-icons.ts'
import { copyOwnPublic } from './copy-own-public.ts'
import { errorPages } from './prerender.ts'
import { functionRoutes } from './function-routes.ts'
import { hasRuleForEach, headersFile } from './headers-file.ts'
import { writeSecurityTxt } from './security-txt.ts'

export async function writePlatformFiles({
  origin,
  isPreview,
  headers,
  routes,
  disabledPaths,
}: {
  origin: string
  isPreview: boolean
  headers: Record<string, string>
  routes: readonly SiteRoute[]
  disabledPaths: readonly string[]
}) {
  await copyOwnPublic()
  await copyDrawnIcons()
  await writeSecurityTxt(site.security, { origin, now: new Date() })
  const { bootFile } = await import('#generated/boot-script.ts')
  await writeFile(`dist${bootFile.path}`, bootFile.text)
  const pages = await staticHtml(routes)
  await writeFile('dist/_headers', headersFile({ origin, isPreview, headers, ...pages }))
  if (!hasRuleForEach(pages.htmlByPath)) await writeOwnPolicies(pages)
  const redirects = allRedirects.filter(({ from }) => !coversPath(disabledPaths, from))
  await writeFile('dist/_redirects', redirectsFile(redirects))
  await writeFile('dist/robots.txt', robots(origin))
  const staticPaths = [
    ...routes.flatMap(({ isStatic, paths }) => (isStatic ? paths : [])),
    ...redirects.map(({ from }) => from),
    ...errorPages.map(({ file }) => `/${file.replace(/\.html$/, '')}`),
  ]
  await writeFile(
    'dist/_routes.json',
    JSON.stringify(
      functionRoutes(await readdir('functions', { recursive: true }), {
        staticPaths,
        assetPaths: await assetPaths(),
      }),
    ),
  )
}

/** Returns the paths of files, without pages, the platform's own files, the Worker and Vite's notes on its build. */
async function assetPaths(): Promise<string[]> {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => `/${relative('dist', join(parentPath, name))}`)
    .filter((path) => !/^\/(?:_|\.vite\/)/.test(path))
    .sort()
}

async function staticHtml(routes: readonly SiteRoute[]) {
  const paths = routes.flatMap(({ isStatic, paths }) => (isStatic ? paths : []))
  const readBuilt = (file: string) => readFile(`dist/${file}`, 'utf8')
  const [missing, ...errors] = errorPages
  if (!missing) throw new Error('There is no page for addresses without a file.')
  const pages = await Promise.all([
    ...paths.map(async (path) => [path, await readBuilt(`${path}.html`)] as const),
    ...errors.map(async ({ file }) => [`/${file.replace(/\.html$/, '')}`, await readBuilt(file)] as const),
  ])
  return { htmlByPath: new Map(pages), notFoundHtml: await readBuilt(missing.file) }
}

async function writeOwnPolicies({ htmlByPath, notFoundHtml }: Awaited<ReturnType<typeof staticHtml>>) {
  for (const [path, html] of [...htmlByPath, ['/404', notFoundHtml] as const])
    await writeFile(`dist${path}.html`, withOwnPolicy(html))
}

/** Where password managers send somebody whose password has leaked (https://w3c.github.io/webappsec-change-password-url/). */
const changePassword = '/.well-known/change-password /account 302'

/** Redirects without a wildcard come first: Cloudflare counts each one after a wildcard as another of 100. */
function redirectsFile(redirects: typeof allRedirects): string {
  const exact = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`])
  const tails = redirects.flatMap(({ from, to, withTail }) => (withTail ? [`${from}/* ${to} 301`] : []))
  return `${[...exact, changePassword, ...tails].join('\n')}\n`
}

/**
 * Private pages are not disallowed: a crawler must read them to see their `noindex`. Calendar feeds are allowed because
 * Google Calendar has refused to subscribe to what robots.txt disallows.
 */
const robots = (origin: string) =>
  `User-agent: *\nAllow: /api/calendar/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
