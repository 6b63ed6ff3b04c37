import { expect, it } from 'vitest'
import { isSampleBrand } from '#tests/sample-brand.ts'
import { britishWords, copyOf } from './american-spelling.ts'

const files = import.meta.glob<string>(
  [
    '../site.config.ts',
    './**/*.{ts,md}',
    '../{seo,social}/**/*.ts',
    '../features/{blog,shell,site}/**/*.{ts,tsx}',
    '../routes/*.tsx',
    '../routes/{blog,careers,newsletter,services}/**/*.tsx',
    '!../routes/account.tsx',
    '!./american-spelling.ts',
    // Its sentence about a taken email address keeps a literal spelling.
    '!./interface/answers.ts',
    '!**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
)

it.skipIf(!isSampleBrand)('every text of the public pages has American spelling', () => {
  const britishSpellings = Object.entries(files).flatMap(([file, source]) => {
    const text = file.endsWith('.md') ? source : copyOf(source)
    return britishWords(text).map((word) => `${file}: ${word}`)
  })
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(britishSpellings).toEqual([])
})

it.each([
  'Colours of the harbour',
  'we organise and analyse',
  'personalisation',
  'a theatre in the centre',
  'labelled and travelling',
  'a marketing programme',
  'an enquiry',
  'whilst',
  'ten per cent',
  'one e-mail',
])('%j is noticed', (text) => {
  expect(britishWords(text)).not.toEqual([])
})

it.each([
  'Advertising is otherwise precise, and enterprises raise promises of expertise.',
  'A request is pending, confirmed, completed or cancelled.',
  'The color of the catalog was labeled and analyzed; four hours of tour are ours.',
  'Controlled selling, called, filled, spelling and scrolling.',
])('%j is American', (text) => {
  expect(britishWords(text)).toEqual([])
})

it('strings and page texts count as copy, names in code and comments do not', () => {
  const source = `import { colours } from './group-colours.ts'
/** The colour. */
const neighbour = colours[0] // grey
const title = 'An enquiry'
const text = \`A \${neighbour} programme\`
export const Part = () => <p className={colours.a}>Our catalogue {neighbour} and licences</p>`
  expect(britishWords(copyOf(source))).toEqual(['enquiry', 'programme', 'catalogue', 'licences'])
})
