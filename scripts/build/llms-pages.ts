import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageSource } from '#contracts/page-source.ts'
import { llmsPages, type PageLine } from '#seo/llms-txt.ts'
import { titleWithoutBrand } from '#seo/page-title.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { readPage } from '../gate/page-facts.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { noDatabase } from './prerender.ts'

const emptyDatabase: PageSource = {
  ...noDatabase,
  today: () => agencyDay(new Date()),
  teaser: async () => [],
  list: async () => ({ posts: [], total: 0 }),
  content: async () => ({ services: [], caseStudies: [], takesAppointments: false }),
  jobs: async () => ({ jobs: [], hasMore: false }),
  stories: async () => ({ stories: [], services: [] }),
}

export async function writeLlmsPages(origin: string, routes: readonly SiteRoute[]): Promise<void> {
  const pages: PageLine[] = []
  for (const { paths, isStatic } of routes.filter(({ isIndexed }) => isIndexed)) {
    for (const pagePath of paths) pages.push(lineOf(pagePath, await htmlOf(pagePath, isStatic)))
  }
  await writeFile('dist/llms.txt', llmsPages(pages, origin))
}

async function htmlOf(pagePath: string, isStatic: boolean): Promise<string> {
  if (isStatic) return readFile(`dist${pagePath}.html`, 'utf8')
  const { renderPage } = await import(pathToFileURL(path.resolve('dist-server/render.js')).href)
  const { html } = await renderPage(pagePath, emptyDatabase, () => undefined)
  return html
}

function lineOf(pagePath: string, html: string): PageLine {
  const { titles, metas } = readPage(html)
  const title = titleWithoutBrand(titles[0] ?? '')
  const description = metas.find(({ key }) => key === 'description')?.content ?? ''
  return { path: pagePath, title, description }
}
