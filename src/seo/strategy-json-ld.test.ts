import { expect, test, vi } from 'vitest'
import { site, strategyRating } from '#site.config.ts'
import { strategyJsonLd } from './strategy-json-ld.ts'
import { machineAmount } from '#shared/formats.ts'

const offer = {
  name: 'Digital Marketing Strategy',
  description: 'A plan.',
  serviceType: 'Planning',
  path: '/digital-marketing-strategy',
  image: '/social/default/marketing.png',
  price: 1299,
  deliveryDays: 7,
}
const data = strategyJsonLd('https://www.example.com', offer)

test('the offer has its price in the currency of the site, with tax, and is delivered in 7 days', () => {
  expect(data.offers).toMatchObject({
    price: machineAmount(1299),
    priceCurrency: site.formats.currency,
    priceSpecification: { price: machineAmount(1299), valueAddedTaxIncluded: true },
    deliveryLeadTime: { value: 7, unitCode: 'DAY' },
  })
})

test('the rating and every review are those of the configuration', () => {
  if (strategyRating.count === 0) expect(data).not.toHaveProperty('aggregateRating')
  else
    expect(data.aggregateRating).toMatchObject({
      ratingValue: String(strategyRating.value),
      bestRating: '5',
      ratingCount: String(strategyRating.count),
    })
  expect(data.review ?? []).toMatchObject(strategyRating.reviews.map(({ text }) => ({ reviewBody: text })))
})

test('without ratings and reviews there is none in the structured data', async () => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site, strategyRating: { value: 0, count: 0, reviews: [] } }))
  const { strategyJsonLd: withoutRatings } = await import('./strategy-json-ld.ts')
  expect(withoutRatings('https://www.example.com', offer)).not.toHaveProperty('aggregateRating')
  expect(withoutRatings('https://www.example.com', offer)).not.toHaveProperty('review')
})

test('URLs are absolute', () => {
  expect(data).toMatchObject({
    url: 'https://www.example.com/digital-marketing-strategy',
    image: 'https://www.example.com/social/default/marketing.png',
  })
})
