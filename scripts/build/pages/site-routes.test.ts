import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSiteRoutes, routeFaults, type RouteSources, siteRoutes } from './site-routes.ts'

const sources: RouteSources = {
  routeFiles: [
    '__root.tsx',
    '$.tsx',
    'index.tsx',
    'team.tsx',
    'jobs/$id.tsx',
    'notes/$slug.tsx',
    '-helper.tsx',
  ],
  functionFiles: ['_middleware.ts', 'index.ts', 'index.test.ts', 'jobs/[id].ts', 'notes/[slug].ts'],
  metas: [
    { path: '/', access: 'everyone' },
    { path: '/team', access: 'admin', robots: 'noindex' },
    { path: '/jobs/$id', access: 'everyone' },
    { path: '/notes/$slug', access: 'everyone' },
  ],
  params: { '/jobs/$id': { values: ['1', '2'], renderedAt: 'build' } },
}

test('each route file is one route, with its pages, its readers and what renders it', () => {
  expect(routeFaults(sources)).toEqual([])
  expect(siteRoutes(sources)).toEqual([
    { route: '/', paths: ['/'], access: 'everyone', isIndexed: true, isStatic: false },
    {
      route: '/jobs/$id',
      paths: ['/jobs/1', '/jobs/2'],
      access: 'everyone',
      isIndexed: true,
      isStatic: true,
    },
    { route: '/notes/$slug', paths: [], access: 'everyone', isIndexed: true, isStatic: false },
    { route: '/team', paths: ['/team'], access: 'admin', isIndexed: false, isStatic: true },
  ])
})

test.each<[string, Partial<RouteSources>, string]>([
  [
    'a route without a title',
    { routeFiles: [...sources.routeFiles, 'about.tsx'] },
    'src/routes/about.tsx has no title',
  ],
  ['a title without a route', { metas: [...sources.metas, { path: '/gone', access: 'everyone' }] }, '/gone'],
  [
    'two titles of one route',
    { metas: [...sources.metas, { path: '/', access: 'everyone' }] },
    'two metas for /',
  ],
  ['a parameter nobody knows', { params: {}, functionFiles: [] }, 'src/routes/jobs/$id.tsx has a parameter'],
  [
    'values for no route',
    { params: { ...sources.params, '/x/$y': { values: [], renderedAt: 'build' } } },
    '/x/$y',
  ],
  [
    'a guarded page that search engines may list',
    { metas: sources.metas.map(({ path, access }) => ({ path, access })) },
    "/team is not public and needs robots: 'noindex'",
  ],
])('%s stops the build', (_, change, sentence) => {
  expect(routeFaults({ ...sources, ...change }).join('\n')).toContain(sentence)
})

test('the lists hold every route of the router, and no other', async () => {
  const tree = readFileSync('src/render/route-tree.gen.ts', 'utf8')
  const byPath = /interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree)?.[1] ?? ''
  const routes = [...byPath.matchAll(/'([^']+)': typeof/g)].map(([, path]) => path)
  expect(routes).toContain('/about')
  expect((await readSiteRoutes()).map(({ route }) => route).sort()).toEqual(
    routes.filter((path) => path !== '/$').sort(),
  )
})
