import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'

const source = [
  "import { x } from './x.ts'",
  `export const a = \`one \${x} two\``,
  "export const B = () => <p title='three'>four</p>",
].join('\n')

test('strings, parts of templates and text between tags are found with their lines', () => {
  const numberedTexts = literalsIn(source).map(({ text, line }) => `${line}: ${text.trim()}`)
  expect(numberedTexts).toEqual(expect.arrayContaining(['2: one', '2: two', '3: three', '3: four']))
})

test('skipped nodes are left out with all that they contain', () => {
  const literals = literalsIn(source, ({ type }) => type === 'ImportDeclaration' || type === 'JSXElement')
  expect(literals.map(({ text }) => text.trim())).toEqual(['one', 'two'])
})
