import { expect, test } from 'vitest'
import { titleFault } from './titles-and-descriptions.ts'

const long = 'A brand of more than fifty-four characters in its full form'

test('a title that is short because the brand does not fit says what helps', () => {
  expect(titleFault('Settings', { brand: long })).toBe(
    'has a title of 8 characters; 10 to 65 are allowed: "Settings". The brand does not fit behind it: give src/site/site.config.ts a shorter `shortBrand`',
  )
})

test('a title that lacks the brand for another reason is only measured', () => {
  const lengthFault = 'has a title of 8 characters; 10 to 65 are allowed: "Settings"'
  expect(titleFault('Settings', { brand: 'Agency' })).toBe(lengthFault)
  expect(titleFault('Settings', { brand: long, shortBrand: 'Agency' })).toBe(lengthFault)
  expect(titleFault('Settings of it', { brand: long })).toBeUndefined()
})
