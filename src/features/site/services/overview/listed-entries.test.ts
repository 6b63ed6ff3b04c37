import { expect, test } from 'vitest'
import { priceClimbCopy, situationsCopy } from '#content/services/copy.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'
import { listedEntries } from './listed-entries.ts'

const entries = [
  { serviceId: 5, path: '/contact', price: 1 },
  { name: 'Plan', path: '/contact', price: 2 },
  { name: 'Launch', serviceId: 3, path: '/contact', price: 3 },
]

test('an entry without a name is named as its service, and one of a service that is not listed is left out', () => {
  const services = [{ id: 5, bookingTitle: 'Research' }]
  expect(listedEntries(entries, services).map(({ name }) => name)).toEqual(['Research', 'Plan'])
  expect(listedEntries(entries, []).map(({ name }) => name)).toEqual(['Plan'])
})

test.skipIf(!isSampleBrand)('headings count what is listed', () => {
  expect([4, 1].map(priceClimbCopy.heading)).toEqual([
    expect.stringMatching(/^Four prices /),
    expect.stringMatching(/^One price /),
  ])
  expect([2, 1].map(situationsCopy.lede)).toEqual([
    expect.stringContaining('Two things'),
    expect.stringContaining('One thing'),
  ])
})
