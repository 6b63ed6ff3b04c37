import { expect, test } from 'vitest'
import { annotationOf, explainFailure, faultsIn } from './explain-failure.ts'

test.each([
  [
    'an apostrophe that ends a text',
    `src/site/home/page.ts:138: syntax error at "heading: 'We don't guess',": Expected "}" but found "t". Look at this line and the one before it.`,
    {
      file: 'src/site/home/page.ts',
      line: 138,
      sentence:
        "A quotation mark, a comma or a bracket is missing, or is one too many, at \"heading: 'We don't guess',\" or in the line before. Between straight quotation marks, write an apostrophe as ’.",
    },
  ],
  [
    'a fault of the content',
    'The content has faults:\n  src/site/about/meta.ts: the description has 190 characters and may have 160',
    {
      file: 'src/site/about/meta.ts',
      sentence: 'the description has 190 characters and may have 160',
    },
  ],
  [
    'a price with quotation marks',
    "       src/site/prices.ts(3,3): error TS2322: Type 'string' is not assignable to type 'number'.",
    {
      file: 'src/site/prices.ts',
      line: 3,
      sentence:
        'A number is needed where a text stands. Write it without quotation marks and without a currency.',
    },
  ],
  [
    'a deleted price',
    "src/content/strategy/page.ts(4,38): error TS2339: Property 'strategy' does not exist on type '{ readonly mvp: 25000; }'.",
    {
      file: 'src/content/strategy/page.ts',
      line: 4,
      sentence: '“strategy” is missing, and the site uses it. Put its line back.',
    },
  ],
  [
    'a misspelled name',
    "src/site/site.config.ts(11,3): error TS2353: Object literal may only specify known properties, and 'phonne' does not exist in type 'SiteConfig'.",
    {
      file: 'src/site/site.config.ts',
      line: 11,
      sentence: 'The site does not know “phonne”. Look for a typing mistake in this name.',
    },
  ],
  [
    'a name that nothing uses any more',
    'src/site/home/faqs.ts:3:10 lint/correctness/noUnusedImports  FIXABLE  ━━━━\n\n  × This import is unused.\n',
    { file: 'src/site/home/faqs.ts', line: 3, sentence: 'This import is unused.' },
  ],
  [
    'a fault of a built page',
    '/about has no description [description]',
    { sentence: 'The page /about has no description.' },
  ],
  [
    'a failed test',
    'failed: every page has a heading',
    { sentence: 'This no longer holds: every page has a heading' },
  ],
])('%s is one sentence with its place', (_, output, fault) => {
  expect(faultsIn(output)).toEqual([expect.objectContaining(fault)])
})

test('the place in a file of the owner comes first, and no sentence comes twice', () => {
  const error = (file: string) =>
    `${file}(18,64): error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.`
  const output = [
    "src/features/site/steps.tsx(18,7): error TS2322: Type 'readonly [{}]' is not assignable to type 'Offer'.",
    error('src/content/home/faqs.ts'),
    error('src/site/home/faqs.ts'),
    'src/site/home/page.ts: the title is empty',
  ].join('\n')
  expect(faultsIn(output).map(({ file }) => file)).toEqual(['src/site/home/faqs.ts', 'src/site/home/page.ts'])
})

test('the page of the run links to the line and keeps the output for developers', () => {
  const page = explainFailure({
    command: 'npm run check',
    output: 'src/site/home/page.ts:7: syntax error\n```\nFAILED',
    filesUrl: 'https://github.com/acme/site/blob/4f2a/',
  })
  expect(page).toContain(
    '- [src/site/home/page.ts, line 7](https://github.com/acme/site/blob/4f2a/src/site/home/page.ts#L7): syntax error\n',
  )
  expect(page.match(/```/g)).toHaveLength(2)
})

test('a failure that names no content asks nobody to correct a file', () => {
  const page = explainFailure({ command: 'npm ci', output: 'npm error network ETIMEDOUT' })
  expect(page).toContain('probably not in your change')
  expect(page).toContain('ETIMEDOUT')
})

test('an annotation stays on one line', () => {
  expect(annotationOf({ sentence: '100%\nmore', file: 'src/site/prices.ts', line: 3 })).toBe(
    '::error file=src/site/prices.ts,line=3::100%25%0Amore',
  )
})
