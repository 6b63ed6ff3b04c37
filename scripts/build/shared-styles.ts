import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRoute } from '#content/site-route.ts'
import { shortenSelectors, shortNamesOf } from '#render/short-classes.ts'
import { errorPages } from './error-pages.ts'
import { laterStyles } from './later-styles.ts'
import { noDatabase } from './prerender.ts'
import { emptySite, samplePath, sampleSources } from './sample-article.ts'
import { splitStyles } from './split-styles.ts'

export async function writeSharedStyles(css: string, routes: readonly SiteRoute[]): Promise<void> {
  const parts = splitStyles(css)
  const bodies = await renderBodies(routes)
  const shortNames = shortNamesOf(parts, bodies)
  const later = laterStyles(parts, bodies)
  const sheet = shortenSelectors(shortNames, later.sheet)
  const laterSheet = `/assets/later-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`
  await writeFile(`dist${laterSheet}`, sheet)
  await writeFile(
    'dist-server/styles.js',
    `export const laterSheet = ${JSON.stringify(laterSheet)}
export const shortNames = JSON.parse(${JSON.stringify(JSON.stringify(shortNames))})
export const styleParts = JSON.parse(${JSON.stringify(JSON.stringify(later.parts))})
`,
  )
}

async function renderBodies(routes: readonly SiteRoute[]): Promise<string[]> {
  const { renderBody } = await import(pathToFileURL(path.resolve('dist-server/render.js')).href)
  const paths = [
    ...routes.flatMap(({ isStatic, paths }) => (isStatic ? paths : [])),
    ...errorPages.map((page) => page.path),
  ]
  const bodies: string[] = []
  for (const pagePath of paths) bodies.push((await renderBody(pagePath, noDatabase, () => undefined)).body)
  const storedPaths = routes.flatMap((route) => (route.isStatic ? [] : route.paths))
  for (const pagePath of storedPaths.filter((name) => name === '/' || name === '/services'))
    bodies.push((await renderBody(pagePath, emptySite, () => undefined)).body)
  for (const source of sampleSources)
    bodies.push((await renderBody(samplePath, source, () => undefined)).body)
  return bodies
}
