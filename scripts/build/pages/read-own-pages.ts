import { globSync } from 'node:fs'
import { join } from 'node:path'
import { navigation } from '#content/navigation.ts'
import { redirects } from '#content/redirects.ts'
import type { SiteRoute } from '#content/site-route.ts'
import type { MenuPage } from '#contracts/pages.ts'
import { contentFaults } from '../content-faults.ts'
import { endpointFiles, pathOf } from '../function-paths.ts'
import { readMarkdown } from '../content/read-markdown.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { type OwnPageFile, parseOwnPage } from './own-page-file.ts'
import { ownPageFaults, type TakenPaths } from './own-page-faults.ts'
import { ownPagesFolder, readTextPages } from './read-text-pages.ts'
import type { TextPageFile } from './text-page-file.ts'

export interface OwnPageFiles {
  /** Files that the build makes static pages of. */
  ownPages: OwnPageFile[]
  /** Published pages of the back office with a place in the menus, as their files have them. */
  menuPages: MenuPage[]
}

export function takenPaths(routes: readonly SiteRoute[]): TakenPaths {
  const functions = endpointFiles(globSync('**/*.ts', { cwd: 'functions' })).map(pathOf)
  return { routes, redirects, functions, menus: navigation.map(({ title }) => title) }
}

export function readOwnPages(routes: readonly SiteRoute[], folder = ownPagesFolder): OwnPageFiles {
  const { textPages, staticNames, faults } = readTextPages(folder)
  const ownPages: OwnPageFile[] = []
  for (const name of staticNames) {
    const file = `${folder}/${name}`
    try {
      ownPages.push(parseOwnPage(file, name, readMarkdown(join(folder, name), file)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  const addressed = textPages.map(({ file, fields }) => ({
    file,
    path: `/${fields.slug}`,
    navigation: fields.navigation ?? undefined,
  }))
  faults.push(...ownPageFaults([...ownPages, ...addressed], takenPaths(routes)))
  for (const { file, path, title, description } of ownPages) {
    const head = { 'front matter': { path, title, description, access: 'everyone' } }
    faults.push(...contentFaults({ name: file, file }, head, new Set([path])))
  }
  if (faults.length > 0) {
    throw new PlainFailure(
      `Pages in ${folder}/ cannot be built:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
  return { ownPages, menuPages: textPages.flatMap(toMenuPage) }
}

function toMenuPage({ fields }: TextPageFile): MenuPage[] {
  const { slug, heading, title, navigation: entry, footer, status } = fields
  if (status !== 'published' || !(entry || footer)) return []
  const name = heading || title
  const menu = entry && {
    name: entry.menu,
    title: entry.title || name,
    description: entry.description,
  }
  return [{ path: `/${slug}`, title: name, menu, isInFooter: footer }]
}

export const ownRoute = ({ path, noindex }: OwnPageFile): SiteRoute => ({
  route: path,
  paths: [path],
  access: 'everyone',
  isIndexed: !noindex,
  isStatic: true,
})
