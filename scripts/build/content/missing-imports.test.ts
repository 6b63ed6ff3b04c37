import { expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { aFolder } from '#tests/builders/folder.ts'

/** In a process of its own, because Vitest loads modules in another way than the commands. */
function missingIn(root: string): string[] {
  const module = pathToFileURL('scripts/build/content/missing-imports.ts').href
  const command = `const { missingImports } = await import(${JSON.stringify(module)})
    console.log(JSON.stringify(await missingImports(${JSON.stringify(root)})))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', command], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

test.each([
  ['./missing.ts', 'imports ./missing.ts, which does not exist.'],
  ['../../ui/missing.ts', 'imports ../../ui/missing.ts, which does not exist.'],
  ['@acme/missing', 'imports the package @acme/missing, which is not installed.'],
])('an import of %s is named with its file', (specifier, says) => {
  const root = aFolder({
    'src/site/about/page.ts': `import { x } from '${specifier}'\nexport const title = x\n`,
    'src/site/about/copy.ts': "import { title } from './page.ts'\nexport const copy = title\n",
  })
  expect(missingIn(root)).toEqual([`src/site/about/page.ts ${says}`])
})

test('an import of content that does not exist is named as it is written', () => {
  const root = aFolder({
    'package.json': '{ "type": "module", "imports": { "#content/*": "./.generated/content/en/*" } }',
    'src/site/about/page.ts': "\nimport { x } from '#content/missing.ts'\nexport const title = x\n",
  })
  expect(missingIn(root)).toEqual([
    'src/site/about/page.ts imports #content/missing.ts, which does not exist.',
  ])
})

test('an import of a name that a file does not export is named with its line', () => {
  const root = aFolder({
    'src/site/about/page.ts': "\nimport { other } from './copy.ts'\nexport const title = other\n",
    'src/site/about/copy.ts': 'export const copy = 1\n',
  })
  expect(missingIn(root)).toEqual([
    "src/site/about/page.ts:2 imports other from './copy.ts', which has no export of this name.",
  ])
})

test('a file of a new clone may import what the command that it keeps from starting would write', () => {
  const root = aFolder({
    'package.json': '{ "type": "module", "imports": { "#generated/*": "./.generated/*" } }',
    'src/site/about/page.ts': "import { x } from '#generated/pages.ts'\nexport const title = x\n",
  })
  expect(missingIn(root)).toEqual([])
})

test('files whose imports are all there have no faults', () => {
  const root = aFolder({
    'src/site/about/page.ts': "import { copy } from './copy.ts'\nexport const title = copy\n",
    'src/site/about/copy.ts': 'export const copy = 1\n',
  })
  expect(missingIn(root)).toEqual([])
})
