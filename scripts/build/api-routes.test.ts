import { expect, it } from 'vitest'
import { routesOf } from './api-routes.ts'

it('a file of functions/ answers the methods that its app has, at its own path', () => {
  const source =
    "import { get } from 'x'\nexport const app = createApi({ access }).get('/x', f).patch(\n  '/x',\n  f)"
  expect(routesOf('functions/api/posts/[slug]/index.ts', source)).toEqual([
    'GET /api/posts/{slug}',
    'PATCH /api/posts/{slug}',
  ])
})

it('methods of a list and routes whose path is a constant count', () => {
  expect(routesOf('functions/api/a.ts', "createApi({}).on(['POST', 'PATCH'], '/a', f)")).toEqual([
    'POST /api/a',
    'PATCH /api/a',
  ])
  expect(routesOf('functions/api/b.ts', 'createApi({}).delete(path, f)')).toEqual(['DELETE /api/b'])
})
