import { expect, test } from 'vitest'
import { tagAmount } from './tag-amount.ts'

test('an amount for tags has decimals only if it is not whole, then those of its currency', () => {
  expect([1299, 0, 389.5].map((amount) => tagAmount(amount, 'KWD'))).toEqual(['1299', '0', '389.500'])
  expect(tagAmount(389.5, 'EUR')).toBe('389.50')
})
