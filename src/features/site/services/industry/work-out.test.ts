import { expect, test } from 'vitest'
import { workOut } from './work-out.ts'

test('each line of the example sum shows what is left after it', () => {
  const { lines, resultUsd } = workOut([
    { label: 'Price', usd: 80 },
    { label: 'Goods', minusUsd: 56 },
    { label: 'Visitors who buy', percent: 2.5 },
  ])
  expect(lines.map(({ step, leftUsd }) => [step, leftUsd])).toEqual([
    ['', '$80'],
    ['− $56', '$24'],
    ['× 2.5%', '$0.60'],
  ])
  expect(resultUsd).toBe('$0.60')
})

test('thousands are grouped and cents are rounded to whole ones', () => {
  expect(workOut([{ label: 'Contract', usd: 12_000 }]).resultUsd).toBe('$12,000')
  expect(
    workOut([
      { label: 'a', usd: 10 },
      { label: 'b', percent: 33.333 },
    ]).resultUsd,
  ).toBe('$3.33')
})
