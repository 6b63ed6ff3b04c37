import { expect, it } from 'vitest'
import { bookingContact } from './booking-row.ts'

const account = { id: 7, name: 'Asha Rai', email: 'asha@example.com', emailConfirmedAt: new Date(0) }

it('of a guest, only the address is known', () => {
  expect(bookingContact('guest@example.com', null)).toEqual({
    email: 'guest@example.com',
    name: null,
    userId: null,
  })
})

it('an account is reached at its own address, by name once it has confirmed that address', () => {
  expect(bookingContact('old@example.com', account)).toEqual({
    email: 'asha@example.com',
    name: 'Asha Rai',
    userId: 7,
  })
  expect(bookingContact('old@example.com', { ...account, emailConfirmedAt: null }).name).toBeNull()
})
