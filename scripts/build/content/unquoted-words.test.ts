import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { unquotedWords } from './unquoted-words.ts'

test('a word without quotes is named with file and line', async () => {
  const root = aFolder({
    'src/site/site.config.ts': 'export const site = {\n  brand: Northwind,\n}\n',
    'src/site/about/copy.ts': "export const title = 'About'\n",
  })
  expect(await unquotedWords(root)).toEqual([
    "src/site/site.config.ts:2: Northwind is not defined. If it is text, put it in quotes: 'Northwind'.",
  ])
})

test('a file that imports the broken one is not blamed', async () => {
  const root = aFolder({
    'src/site/site.config.ts': 'export const site = { brand: Northwind }\n',
    'src/site/about/copy.ts': "import { site } from '../site.config.ts'\nexport const title = site.brand\n",
  })
  expect(await unquotedWords(root)).toEqual([expect.stringMatching(/^src\/site\/site\.config\.ts:1: /)])
})

test('a file that fails for another reason is left to the command', async () => {
  const root = aFolder({
    'src/site/about/copy.ts': "import { other } from './missing.ts'\nexport const title = other\n",
  })
  expect(await unquotedWords(root)).toEqual([])
})
