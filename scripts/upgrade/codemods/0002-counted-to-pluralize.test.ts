import { expect, test } from 'vitest'
import { codemod } from './0002-counted-to-pluralize.ts'

const before = `import { site } from '#site.config.ts'
import { counted } from '#shared/counted.ts'

export const digestTexts = {
  subject: (count: number) => \`Of \${site.brand}: \${counted(count, 'update')}\`,
  note: 'Votes are counted at noon.',
} as const
`

test('an email that wrote a count with its noun goes on doing so, and its sentences stay', () => {
  const after = codemod.edit('src/site/emails/digest.ts', before)
  expect(after).toBe(`import { site } from '#site.config.ts'
import { pluralize } from '#shared/pluralize.ts'

export const digestTexts = {
  subject: (count: number) => \`Of \${site.brand}: \${pluralize(count, 'update')}\`,
  note: 'Votes are counted at noon.',
} as const
`)
  expect(codemod.edit('src/site/emails/digest.ts', after ?? '')).toBeNull()
})

test('a file that does not import it is left alone', () => {
  expect(
    codemod.edit('src/site/home/page.ts', "export const note = 'Counted: counted(by hand)'\n"),
  ).toBeNull()
})
