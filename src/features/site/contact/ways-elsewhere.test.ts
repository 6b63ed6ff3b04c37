import { expect, test } from 'vitest'
import { waysElsewhere } from './other-ways.tsx'

test('a way that leads back to the contact page is not listed on it', () => {
  const ways = [
    { href: '/contact' },
    { href: '/contact?topic=call' },
    { href: '/booking/1' },
    { href: '/auth' },
  ]
  expect(waysElsewhere(ways)).toEqual([{ href: '/booking/1' }, { href: '/auth' }])
})
