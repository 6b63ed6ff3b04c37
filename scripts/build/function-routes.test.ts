import { expect, test } from 'vitest'
import { functionRoutes } from './function-routes.ts'

test('each Function has its path, with one wildcard for the API and one below each parameter', () => {
  const files = ['api/user.ts', 'api/blog/[slug].ts', 'blog/[slug].ts', 'blog/index.ts', 'llms.txt.ts']
  expect(functionRoutes(files, []).include).toEqual(['/api/*', '/blog/*', '/llms.txt', '/llms.txt/'])
})

test('a path without a wildcard also has a rule with a slash at its end, so that the Function can redirect', () => {
  expect(functionRoutes(['index.ts', 'services/index.ts'], []).include).toEqual([
    '/',
    '/services',
    '/services/',
  ])
})

test('static pages below a wildcard are excluded, and others need no entry', () => {
  const { exclude } = functionRoutes(['booking/[id].ts'], ['/booking/thanks', '/about', '/bookings'])
  expect(exclude).toEqual(['/booking/thanks', '/social/static/*', '/social/default/*'])
})

test('tests and middleware add no path', () => {
  expect(functionRoutes(['_middleware.ts', 'api/user.test.ts', 'llms.txt.test.ts'], []).include).toEqual([])
})
