import { expect, test } from 'vitest'
import { findBundledTools, findTableFaults } from './dependency-table.ts'

const manifest = { dependencies: { react: '1', zod: '1' }, devDependencies: { '@types/node': '1' } }
const readme = (...packages: string[]) =>
  `## Dependencies\n\n| package | what for |\n|---|---|\n${packages.map((names) => `| ${names} | a reason, with a comma |\n`).join('')}\n## Deploy\n\n| DB | D1 |\n`

test('a table that lists every dependency has no faults', () => {
  expect(findTableFaults(readme('react, zod', '@types/\\*'), manifest)).toEqual([])
})

test('a dependency that is missing from the table is named', () => {
  expect(findTableFaults(readme('react', '@types/\\*'), manifest)).toEqual([
    'README.md does not list the dependency zod.',
  ])
})

test('a package that is listed but not installed is named', () => {
  expect(findTableFaults(readme('react, zod, lodash', '@types/\\*', '@scope/\\*'), manifest)).toEqual([
    'README.md lists lodash, which is not in package.json.',
    'README.md lists @scope/*, which is not in package.json.',
  ])
})

test('a package that the site or a Worker bundles is no development dependency', () => {
  const manifest = { dependencies: { hono: '1' }, devDependencies: { vite: '1', '@a/b': '1', node: '1' } }
  const text = [
    "import { Hono } from 'hono'",
    "import type { Plugin } from 'vite'",
    "import { scrypt } from 'node:crypto'",
    "const b = await import('@a/b/c')",
    'import {',
    '  build,',
    "} from 'vite'",
  ].join('\n')
  expect(findBundledTools([{ path: 'src/x.ts', text }], manifest)).toEqual([
    'src/x.ts imports @a/b, which package.json lists under devDependencies.',
    'src/x.ts imports vite, which package.json lists under devDependencies.',
  ])
})
