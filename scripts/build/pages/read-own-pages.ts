import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { navigation } from '#content/navigation.ts'
import { redirects } from '#content/redirects.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { contentFaults } from '../content-faults.ts'
import { endpointFiles, pathOf } from '../function-paths.ts'
import { ownFolder } from '../content/look-up.ts'
import { readMarkdown } from '../content/read-markdown.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { type OwnPageFile, parseOwnPage } from './own-page-file.ts'
import { ownPageFaults } from './own-page-faults.ts'

const ownPagesFolder = `${ownFolder}/pages`

export function readOwnPages(routes: readonly SiteRoute[], folder = ownPagesFolder): OwnPageFile[] {
  const pages: OwnPageFile[] = []
  const faults: string[] = []
  for (const name of globSync('**/*.md', { cwd: folder }).sort()) {
    const file = join(folder, name).split(sep).join('/')
    try {
      pages.push(parseOwnPage(file, name.split(sep).join('/'), readMarkdown(file, file)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  const functions = endpointFiles(globSync('**/*.ts', { cwd: 'functions' })).map(pathOf)
  const menus = navigation.map(({ title }) => title)
  faults.push(...ownPageFaults(pages, { routes, redirects, functions, menus }))
  for (const { file, path, title, description } of pages) {
    const head = { 'front matter': { path, title, description, access: 'everyone' } }
    faults.push(...contentFaults({ name: file, file }, head, new Set([path])))
  }
  if (faults.length > 0) {
    throw new PlainFailure(
      `Pages in ${folder}/ cannot be built:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
  return pages
}

export const ownRoute = ({ path, noindex }: OwnPageFile): SiteRoute => ({
  route: path,
  paths: [path],
  access: 'everyone',
  isIndexed: !noindex,
  isStatic: true,
})
