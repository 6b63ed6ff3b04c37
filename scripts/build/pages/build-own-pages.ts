import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { navigation } from '#content/navigation.ts'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'
import type { MenuPage } from '#contracts/pages.ts'
import { unlink } from '#shared/links.ts'
import type { OwnPage } from '#shared/site-config.ts'
import { site } from '#site.config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { SitePages } from './build-page-list.ts'
import type { OwnPageFile } from './own-page-file.ts'

const outputFolder = '.generated/own-pages'

/**
 * Renders each page into a module of its own, so that only that page loads its text. Links to addresses without a page
 * become plain text. Unchanged files are left alone, because watchers would build again.
 */
export function buildOwnPages(
  { ownPages, menuPages }: Pick<SitePages, 'ownPages' | 'menuPages'>,
  hasPage: (href: string) => boolean,
  folder = outputFolder,
): void {
  const on = ownPages.filter(({ path }) => hasPage(path))
  const files = new Map([
    ['index.ts', indexModule(on)],
    ['links.ts', linksModule(on, menuPages)],
    ...on.map((page) => [`${moduleName(page)}.ts`, pageModule(page, on, hasPage)] as const),
  ])
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) {
    const file = join(folder, name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  for (const name of globSync('*.ts', { cwd: folder })) if (!files.has(name)) rmSync(join(folder, name))
}

const moduleName = ({ path }: OwnPageFile): string => `page.${path.slice(1).replaceAll('/', '.')}`

const indexModule = (pages: readonly OwnPageFile[]): string =>
  [
    'export const ownPages = {',
    ...pages.map((page) => `  '${page.path}': () => import('./${moduleName(page)}.ts'),`),
    '}',
    '',
  ].join('\n')

function linksModule(pages: readonly OwnPageFile[], menuPages: readonly MenuPage[]): string {
  const menuEntries = pages.flatMap(({ path, heading, navigation: entry }) =>
    entry ? [{ menu: entry.menu, title: entry.title ?? heading, path, description: entry.description }] : [],
  )
  const footerLinks = pages
    .filter(({ footer }) => footer)
    .map(({ path, heading }) => ({ title: heading, path }))
  const lists = Object.entries({ menuEntries, footerLinks, pulledMenuPages: menuPages })
  return lists.map(([name, list]) => `export const ${name} = ${JSON.stringify(list, null, 2)}\n`).join('')
}

function pageModule(
  { file, path, title, description, heading, noindex, content }: OwnPageFile,
  pages: readonly OwnPageFile[],
  hasPage: (href: string) => boolean,
): string {
  const { html, headings } = renderMarkdown(content, { imageHosts: site.imageHosts })
  if ((html.match(/<h[1-6] id=/g) ?? []).length > headings.length) {
    throw new PlainFailure(
      `${file}: start headings with ##. The page's first heading is \`heading\` of the front matter, or \`title\`.`,
    )
  }
  const page: OwnPage = {
    path,
    title,
    description,
    heading,
    trail: trailTo(path, heading, pages, hasPage),
    ...(noindex ? { robots: 'noindex' as const } : {}),
    html: unlink(html, hasPage),
  }
  return `export const page = ${JSON.stringify(page, null, 2)}\n`
}

function trailTo(
  path: string,
  heading: string,
  pages: readonly OwnPageFile[],
  hasPage: (href: string) => boolean,
): OwnPage['trail'] {
  const segments = path.split('/')
  const above = segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('/'))
  const knownPages = above.flatMap((url) => {
    const name =
      pages.find((page) => page.path === url)?.heading ??
      navigation.flatMap(({ entries }) => entries).find((entry) => entry.path === url)?.title
    return name && hasPage(url) ? [{ name, url }] : []
  })
  return above.length > 0 ? [{ name: 'Home', url: '/' }, ...knownPages, { name: heading, url: path }] : []
}
