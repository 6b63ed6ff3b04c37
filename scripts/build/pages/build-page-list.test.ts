import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { disabledPaths as generatedPaths } from '#generated/disabled-paths.ts'
import { indexedPaths, pageNames, siteRoutes as generated } from '#generated/pages.ts'
import { readSitePages } from './build-page-list.ts'

test('the lists of the build are those of the route files, without pages that are switched off', async () => {
  const { routes, disabledPaths } = await readSitePages()
  expect(generated).toEqual(routes)
  expect(generatedPaths).toEqual(disabledPaths)
  expect(indexedPaths).toEqual(routes.flatMap(({ isIndexed, paths }) => (isIndexed ? paths : [])))
})

test('every page that can be linked has a name of its own, and no name is an address', () => {
  expect(Object.keys(pageNames)).toEqual(indexedPaths)
  const names = Object.values(pageNames)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.startsWith('/'))).toEqual([])
})

test('the build left a file for every page that no Function renders', () => {
  for (const { isStatic, paths } of generated) {
    for (const path of paths) expect([path, existsSync(`dist${path}.html`)]).toEqual([path, isStatic])
  }
  expect(globSync('dist/**/*.html').length).toBeGreaterThan(20)
})
