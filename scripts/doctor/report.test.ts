// Covers scripts/doctor/report.ts.

import { expect, test } from 'vitest'
import { claimRegister } from '#content/claims.ts'
import { reportLines } from './report.ts'

const valueOn = (pages: readonly string[]) =>
  reportLines({
    where: 'the build',
    pages: pages.length,
    faults: [],
    others: [],
    contrasts: [],
    samples: {
      values: [
        {
          file: 'src/site.config.ts',
          field: 'phone',
          shown: '555',
          pages,
          isAccepted: false,
          isCommon: false,
        },
      ],
      sentences: [],
    },
    claims: { register: claimRegister(), faults: [], conflicts: [] },
  }).find((line) => line.includes('src/site.config.ts'))

test('a sample value names the page that shows it, and how many others do', () => {
  expect(valueOn(['/about', '/contact', '/services'])).toMatch(/ on \/about and 2 more$/)
})

test('a sample value on one page alone names just that page', () => {
  expect(valueOn(['/about'])).toMatch(/ on \/about$/)
})
