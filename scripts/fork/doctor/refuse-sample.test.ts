import { expect, test } from 'vitest'
import { isSampleBrand } from '#tests/sample-brand.ts'
import { refusalOf, refuseSample } from './refuse-sample.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `src/content/page-${at + 1}.ts, such as “A sentence.” on /`)

test('a refusal lists the files to edit, on one screen', () => {
  const few = refusalOf(lines(3), { isRebranded: true }).split('\n')
  expect(few.slice(1, 4)).toEqual(lines(3).map((line) => `  ${line}`))
  const many = refusalOf(lines(60), { isRebranded: true }).split('\n')
  expect(many.length).toBeLessThan(24)
  expect(many).toContain('  and 45 more: npm run doctor')
})

test('an agency that has not begun is told how to begin, and every agency how to accept a sentence', () => {
  const [rebrandedRefusal, sampleRefusal] = [true, false].map((isRebranded) =>
    refusalOf(lines(1), { isRebranded }),
  )
  expect(rebrandedRefusal).not.toContain('npm run init')
  expect(sampleRefusal).toContain('npm run init')
  for (const text of [rebrandedRefusal, sampleRefusal]) expect(text).toContain('src/site/accepted-samples.ts')
})

test.skipIf(!isSampleBrand)('the sample agency’s own site is refused for the public', async () => {
  await expect(refuseSample({ pages: [], responses: new Map() })).rejects.toThrow(
    'The files to edit are:\n  src/site.config.ts, brand “Ridgeline”',
  )
})
