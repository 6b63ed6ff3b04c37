import { expect, test } from 'vitest'
import { workOut } from './work-out.ts'

test('each line of the example sum shows what is left after it', () => {
  const { lines, result } = workOut([
    { label: 'Price', amount: 80 },
    { label: 'Goods', minus: 56 },
    { label: 'Visitors who buy', percent: 2.5 },
  ])
  expect(lines.map(({ step, left }) => [step, left])).toEqual([
    ['', '$80'],
    ['− $56', '$24'],
    ['× 2.5%', '$0.60'],
  ])
  expect(result).toBe('$0.60')
})

test('thousands are grouped and cents are rounded to whole ones', () => {
  expect(workOut([{ label: 'Contract', amount: 12_000 }]).result).toBe('$12,000')
  expect(
    workOut([
      { label: 'a', amount: 10 },
      { label: 'b', percent: 33.333 },
    ]).result,
  ).toBe('$3.33')
})
