import { expect, test } from 'vitest'
import { codemod } from './0002-shared-functions.ts'

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

test('a contact page that drew its hours goes on doing so', () => {
  const imports = "import { minutesOf, supportHours } from '#shared/opening-hours.ts'\n"
  const after = codemod.edit('src/site/contact/page.ts', imports)
  expect(after).toBe(
    "import { minutesOf } from '#shared/clock-time.ts'\nimport { supportHours } from '#shared/opening-hours.ts'\n",
  )
  expect(codemod.edit('src/site/contact/page.ts', after ?? '')).toBeNull()
})

test('a file that imports none of them is left alone', () => {
  const text =
    "import { supportHours } from '#shared/opening-hours.ts'\nexport const note = 'counted(by hand)'\n"
  expect(codemod.edit('src/site/home/page.ts', text)).toBeNull()
})
