import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { allowScripts } = z.parse(
  z.object({ allowScripts: z.record(z.string(), z.literal(true)) }),
  readJson('package.json'),
)
const { packages } = z.parse(
  z.object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.optional(z.boolean()) })) }),
  readJson('package-lock.json'),
)

test('npm 12 runs only the install scripts that are allowed, among them the one that brings the project’s Node', () => {
  const pathsWithScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  const names = pathsWithScripts.map((path) => path.replace(/^.*node_modules\//, ''))
  expect(allowScripts).toMatchObject({ node: true })
  expect(names).toEqual(expect.arrayContaining(Object.keys(allowScripts)))
})
