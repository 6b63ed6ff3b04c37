import { expect, test } from 'vitest'
import { claimRegister } from '#content/claims.ts'
import { reportLines } from './report.ts'

const linesOn = (pages: readonly string[], isAccepted = false) =>
  reportLines({
    where: 'the build',
    pages: pages.length,
    faults: [],
    others: [],
    notes: [],
    contrasts: [],
    samples: {
      values: [
        {
          file: 'src/site.config.ts',
          field: 'phone',
          shown: '555',
          pages,
          isAccepted,
          isCommon: false,
        },
      ],
      sentences: [],
      unbuilt: [],
    },
    claims: { register: claimRegister(), faults: [], conflicts: [] },
  })

const valueOn = (pages: readonly string[]) =>
  linesOn(pages).find((line) => line.includes('src/site.config.ts'))

test('a sample value names the page that shows it, and how many others do', () => {
  expect(valueOn(['/about', '/contact', '/services'])).toMatch(/ on \/about and 2 more$/)
})

test('a sample value on one page alone names just that page', () => {
  expect(valueOn(['/about'])).toMatch(/ on \/about$/)
})

test('the last line counts what would stop a deployment, and nothing that somebody accepted', () => {
  const lastLine = (isAccepted: boolean) => linesOn(['/about'], isAccepted).at(-1)
  expect(lastLine(false)).toBe('1 page checked: 0 errors, 1 sample value, 0 files with sample sentences.')
  expect(lastLine(true)).toContain('0 sample values')
})
