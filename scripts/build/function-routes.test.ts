import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { functionRoutes } from './function-routes.ts'

const builtFolders = ['/social/static/*', '/social/default/*']
const built = (staticPaths: string[], assetPaths: string[] = []) => ({ staticPaths, assetPaths })
const names = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}/${i}`)

test('the Worker answers every path except static pages, old addresses of the build and files', () => {
  const assets = ['/favicon.ico', '/assets/a.js', '/assets/b.js', '/.well-known/security.txt']
  expect(functionRoutes(['index.ts'], built(['/about', '/about-us'], assets))).toEqual({
    version: 1,
    include: ['/*'],
    exclude: ['/favicon.ico', '/about', '/about-us', '/assets/*', '/.well-known/*', ...builtFolders],
  })
})

test('a folder of files that also has pages or Functions has no rule of its own', () => {
  const assets = ['/blog/cover.svg', '/team/portrait.jpg', '/social/static/a.png']
  const { exclude } = functionRoutes(['blog/[slug].ts', 'social/[[path]].ts'], built(['/team/asha'], assets))
  expect(exclude).toEqual(['/team/asha', ...builtFolders])
})

test('a file with a Function of the same path is answered by the Function', () => {
  const { exclude } = functionRoutes(['llms.txt.ts'], built([], ['/llms.txt', '/robots.txt']))
  expect(exclude).toEqual(['/robots.txt', ...builtFolders])
})

test('120 static pages keep to the 100 rules that Cloudflare accepts, files and the first pages excluded', () => {
  const files = ['index.ts', 'careers/[id].ts', 'social/[[path]].ts']
  const assets = ['/assets/a.js', '/favicon.ico']
  const { include, exclude } = functionRoutes(files, built([...names('/life', 120), '/old'], assets))
  expect(include.length + exclude.length).toBe(100)
  expect(exclude).toEqual(['/favicon.ico', ...names('/life', 95), '/assets/*', ...builtFolders])
})

test('a path of more than 100 characters has no rule', () => {
  const long = `/careers/${'x'.repeat(92)}`
  const { exclude } = functionRoutes(['careers/[id].ts'], built([long, long.slice(0, -1)]))
  expect(exclude).toEqual([long.slice(0, -1), ...builtFolders])
})

test('no rule overlaps a wildcard of its own list, which Cloudflare refuses', () => {
  const files = globSync('**/*.ts', { cwd: 'functions' })
  const paths = built(['/careers/life/x', '/booking', '/social/static/x'], ['/assets/a.js', '/icon.png'])
  const { include, exclude } = functionRoutes(files, paths)
  for (const rules of [include, exclude]) {
    const folders = rules.filter((rule) => rule.endsWith('/*')).map((rule) => rule.slice(0, -1))
    expect(
      rules.filter((rule) => folders.some((folder) => rule.startsWith(folder) && rule !== `${folder}*`)),
    ).toEqual([])
  }
})
