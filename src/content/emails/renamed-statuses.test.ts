import { expect, test, vi } from 'vitest'
import { bookingStatuses } from '#contracts/bookings.ts'
import { accountDeletedTexts } from './account.ts'
import { accountLeftTexts } from './agency.ts'
import { bookingDeletedTexts, statusTexts } from './bookings.ts'

const names = vi.hoisted(() => ({
  pending: 'open',
  confirmed: 'agreed',
  cancelled: 'off',
  completed: 'over',
}))

vi.mock('#content/interface/statuses.ts', async (original) => ({
  ...(await original<object>()),
  bookingStatusNames: names,
}))

const booking = { code: '0123-4567-89AB-CDEF', service: 'Maps', appointment: null }

test('emails about a status call it what the site calls it', () => {
  for (const status of bookingStatuses) {
    const { subject, beforeLink } = statusTexts({ ...booking, status })
    expect(subject).toContain(` is ${names[status]}`)
    expect(beforeLink).toContain(` is ${names[status]}`)
  }
  expect(bookingDeletedTexts(booking).subject).toContain(` is ${names.cancelled}`)
})

test('emails about a deleted account call the statuses of its requests what the site calls them', () => {
  for (const texts of [accountDeletedTexts, accountLeftTexts])
    expect(JSON.stringify(texts)).toMatch(new RegExp(`${names.pending} requests .* ${names.cancelled},`))
})
