import { expect, test } from 'vitest'
import { formatMoney, formatNumber, machineAmount } from '#shared/formats.ts'
import { workOut } from './work-out.ts'

test('each line of the example sum shows what is left after it', () => {
  const { lines, result } = workOut([
    { label: 'Price', amount: 80 },
    { label: 'Goods', minus: 56 },
    { label: 'Visitors who buy', percent: 2.5 },
  ])
  expect(lines.map(({ step, left }) => [step, left])).toEqual([
    ['', formatMoney(80)],
    [`− ${formatMoney(56)}`, formatMoney(24)],
    [`× ${formatNumber(2.5)}%`, formatMoney(0.6)],
  ])
  expect(result).toBe(formatMoney(0.6))
})

test('amounts are rounded to the smallest unit of the currency', () => {
  expect(workOut([{ label: 'Contract', amount: 12_000 }]).result).toBe(formatMoney(12_000))
  expect(
    workOut([
      { label: 'a', amount: 10 },
      { label: 'b', percent: 33.333 },
    ]).result,
  ).toBe(formatMoney(Number(machineAmount(3.3333))))
})
