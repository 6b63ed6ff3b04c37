import { expect, test } from 'vitest'
import { findBundledTools } from './bundled-tools.ts'

test('a package that the site or a Worker bundles is no development dependency', () => {
  const manifest = { devDependencies: { vite: '1', '@a/b': '1', node: '1' } }
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
