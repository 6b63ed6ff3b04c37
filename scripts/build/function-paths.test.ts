import { expect, it } from 'vitest'
import { bySpecificity, endpointFiles, pathOf, patternOf } from './function-paths.ts'

it('a file of functions/ answers at the path of its name', () => {
  const files = [
    '_middleware.ts',
    'index.ts',
    'api/health.ts',
    'api/health.test.ts',
    'api/admin/users/[id]/index.ts',
    'blog/feed.xml.ts',
    'social/[[path]].ts',
    'README.md',
  ]
  expect(endpointFiles(files).map(pathOf).map(patternOf)).toEqual([
    '/',
    '/api/health',
    '/api/admin/users/:id',
    '/blog/feed.xml',
    '/social/*',
  ])
})

it('fixed segments come before parameters, and these before wildcards, in every place', () => {
  const inOrder = [
    '/',
    '/api/blog',
    '/api/blog/search',
    '/api/blog/:slug',
    '/api/:thing',
    '/api/*',
    '/blog/category/:id/page/:n',
    '/blog/:slug',
  ]
  expect(inOrder.toReversed().sort(bySpecificity)).toEqual(inOrder)
})
