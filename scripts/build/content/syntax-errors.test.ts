import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { syntaxErrors } from './syntax-errors.ts'

test('a missing comma in the configuration is named with file, line and words', async () => {
  const root = aFolder({
    'src/site/site.config.ts': "export const site = {\n  brand: 'A'\n  email: 'b',\n}\n",
  })
  expect(await syntaxErrors(root)).toEqual([
    'src/site/site.config.ts:3: syntax error at "email: \'b\',": Expected "}" but found "email". Look at this line and the one before it.',
  ])
})

test('each broken file of the agency is named, and valid TypeScript is not', async () => {
  const root = aFolder({
    'src/site/site.config.ts': 'export const site: { brand: string } = { brand: `A` }\n',
    'src/site/about/copy.ts': "export const title = 'A\n",
    'src/site/en/claims.ts': 'export const claims = {\n',
  })
  expect(await syntaxErrors(root)).toEqual([
    expect.stringMatching(/^src\/site\/about\/copy\.ts:1: syntax error at /),
    expect.stringMatching(/^src\/site\/en\/claims\.ts:2: syntax error at the end of the file: /),
  ])
})

test('without files of the agency nothing is read', async () => {
  expect(await syntaxErrors(aFolder())).toEqual([])
})
