import path from 'node:path'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { SiteRoute } from '#content/site-route.ts'
import { team } from '#content/team.ts'
import { type Article, type PostCard, postCategories } from '#contracts/blog.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { shortenSelectors, shortNamesOf } from '#render/short-classes.ts'
import { laterStyles } from './later-styles.ts'
import { errorPages, noDatabase } from './prerender.ts'
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

const card: PostCard = {
  slug: 'sample',
  title: 'A sample',
  excerpt: 'Shows the build what articles look like; nobody reads it.',
  date: '2025-01-01',
  category: 'seo',
  keywords: ['one', 'two', 'three', 'four', 'five'],
  featuredImage: '/blog/art/seo/sample.svg',
  cover: 'gauge',
}

const article: Article = {
  ...card,
  tags: ['one'],
  headings: [{ level: 2, text: 'A heading', id: 'a-heading' }],
  tocDepth: 3,
  wordCount: 1,
  readingMinutes: 1,
  updatedAt: '2025-01-01T00:00:00.000Z',
  related: [
    { ...card, slug: 'picture', featuredImage: '/favicon.svg' },
    ...postCategories.map((category) => ({
      ...card,
      slug: category,
      category,
      featuredImage: `/blog/art/${category}/${category}.svg`,
    })),
  ],
  html: '<h2 id="a-heading">A heading</h2><p>A paragraph.</p>',
}

export const samplePath = '/blog/sample'

/**
 * Articles with every look that the parts below the first window can have: a part with a rule that the shared sheet
 * lacks would make its page inline everything (src/render/page-styles.ts).
 */
export const sampleSources: readonly PageSource[] = [undefined, team[0]?.name, 'Nobody Known'].map(
  (author) => ({
    ...noDatabase,
    article: async () => (author ? { ...article, author } : article),
  }),
)

/** Pages that are rendered from the database, as they are without any. */
export const emptySite: PageSource = {
  ...noDatabase,
  today: () => '2025-01-01',
  teaser: async () => [],
  content: async () => ({ services: [], caseStudies: [], takesAppointments: false }),
}
