import { expect, test } from 'vitest'
import { firstAmountIn } from './first-amount.ts'

test.each([
  ['$1,000 – $5,000', 1000],
  ['Under €1.000', 1000],
  ['Unter 25\u00a0000\u00a0€', 25_000],
  ['CHF 5’000 – CHF 20’000', 5000],
  ['Over ₹1,00,000', 100_000],
  ['Under $999.50', 999],
  ['Not sure yet', 0],
  ['9'.repeat(40), 0],
])('the first amount of "%s" is %d', (text, amount) => {
  expect(firstAmountIn(text)).toBe(amount)
})
