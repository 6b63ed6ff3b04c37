import { globSync } from 'node:fs'
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
  expect(exclude).toEqual(['/booking/thanks'])
})

test('the folders of built images are excluded with one rule each, and nothing below them with another', () => {
  const { exclude } = functionRoutes(['social/[[path]].ts'], ['/social/static/old', '/social/us'])
  expect(exclude).toEqual(['/social/us', '/social/static/*', '/social/default/*'])
})

test('tests and middleware add no path', () => {
  expect(functionRoutes(['_middleware.ts', 'api/user.test.ts', 'llms.txt.test.ts'], []).include).toEqual([])
})

const names = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}/${i}`)

test('120 static pages below a wildcard keep to the 100 rules that Cloudflare accepts, the first ones excluded', () => {
  const files = ['index.ts', 'careers/[id].ts', 'social/[[path]].ts']
  const { include, exclude } = functionRoutes(files, [...names('/careers/life', 120), '/careers/old'])
  expect(include).toEqual(['/', '/careers/*', '/social/*'])
  expect(include.length + exclude.length).toBe(100)
  expect(exclude).toEqual([...names('/careers/life', 95), '/social/static/*', '/social/default/*'])
})

test('a path of more than 100 characters has no rule', () => {
  const long = `/careers/${'x'.repeat(92)}`
  const { exclude } = functionRoutes(['careers/[id].ts'], [long, long.slice(0, -1)])
  expect(exclude).toEqual([long.slice(0, -1)])
})

test('more Functions than rules are one wildcard, which leaves out the files that are requested most', () => {
  const functions = names('at', 60).map((name) => `${name}.ts`)
  const { include, exclude } = functionRoutes(functions, names('/about', 120))
  expect(include).toEqual(['/*'])
  expect(exclude).toHaveLength(99)
  expect(exclude.slice(-5)).toEqual([
    '/about/94',
    '/assets/*',
    '/social-assets/*',
    '/social/static/*',
    '/social/default/*',
  ])
})

test('no rule overlaps a wildcard of its own list, which Cloudflare refuses', () => {
  const files = globSync('**/*.ts', { cwd: 'functions' })
  const { include, exclude } = functionRoutes(files, ['/careers/life/x', '/booking', '/social/static/x'])
  for (const rules of [include, exclude]) {
    const folders = rules.filter((rule) => rule.endsWith('/*')).map((rule) => rule.slice(0, -1))
    expect(
      rules.filter((rule) => folders.some((folder) => rule.startsWith(folder) && rule !== `${folder}*`)),
    ).toEqual([])
  }
})
