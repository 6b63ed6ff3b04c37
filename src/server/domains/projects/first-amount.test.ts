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
  expect(firstAmountIn(text, '$0.50')).toBe(amount)
})

test.each([
  ['KWD 0.500', 'Under KWD 389.500', 389],
  ['KWD 0.500', 'KWD 1,000 – KWD 5,000', 1000],
  ['0,500 DT', 'Moins de 1\u202f250,500 DT', 1250],
  ['0,50 €', 'Unter 25.000 €', 25_000],
  ['¥1', 'Under ¥1,000', 1000],
])('where half a unit is %s, the first amount of "%s" is %d', (half, text, amount) => {
  expect(firstAmountIn(text, half)).toBe(amount)
})
