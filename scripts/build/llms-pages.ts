import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageSource } from '#contracts/page-source.ts'
import { indexedPaths } from '#content/indexed-paths.ts'
import { staticPaths } from '#content/static-paths.ts'
import { llmsPages, type PageLine } from '#seo/llms-txt.ts'
import { site } from '#site.config.ts'
import { readPage } from '../gate/page-facts.ts'
import { noDatabase } from './prerender.ts'

/** What the head of a page says does not depend on what the database holds. */
const emptyDatabase: PageSource = {
  ...noDatabase,
  teaser: async () => [],
  list: async () => ({ posts: [], total: 0 }),
  content: async () => ({ services: [], caseStudies: [] }),
}

/** Writes the part of `/llms.txt` that is known at build: each page with the title and description of its own head. */
export async function writeLlmsPages(origin: string): Promise<void> {
  const pages: PageLine[] = []
  for (const pagePath of indexedPaths) pages.push(lineOf(pagePath, await htmlOf(pagePath)))
  await writeFile('dist/llms.txt', llmsPages(pages, origin))
}

async function htmlOf(pagePath: string): Promise<string> {
  if (staticPaths.includes(pagePath)) return readFile(`dist${pagePath}.html`, 'utf8')
  const { renderPage } = await import(pathToFileURL(path.resolve('dist-server/render.js')).href)
  const { html } = await renderPage(pagePath, emptyDatabase, () => undefined)
  return html
}

function lineOf(pagePath: string, html: string): PageLine {
  const { titles, metas } = readPage(html)
  const title = (titles[0] ?? '').replace(` | ${site.brand}`, '')
  const description = metas.find(({ key }) => key === 'description')?.content ?? ''
  return { path: pagePath, title, description }
}
