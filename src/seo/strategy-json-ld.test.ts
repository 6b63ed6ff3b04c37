import { expect, test } from 'vitest'
import { strategyRating } from '#site.config.ts'
import { strategyJsonLd } from './strategy-json-ld.ts'

const data = strategyJsonLd('https://www.example.com', {
  name: 'Digital Marketing Strategy',
  description: 'A plan.',
  path: '/digital-marketing-strategy',
  image: '/social/default/marketing.png',
  priceUsd: 1299,
  deliveryDays: 7,
})

test('the offer costs 1299.00 USD with tax and is delivered in 7 days', () => {
  expect(data.offers).toMatchObject({
    price: '1299.00',
    priceCurrency: 'USD',
    priceSpecification: { price: '1299.00', valueAddedTaxIncluded: true },
    deliveryLeadTime: { value: 7, unitCode: 'DAY' },
  })
})

test('the rating is 4.9 of 5 from 47, with both sample reviews', () => {
  expect(data.aggregateRating).toMatchObject({ ratingValue: '4.9', bestRating: '5', ratingCount: '47' })
  expect(data.review).toHaveLength(2)
  expect(JSON.stringify(data.review)).toContain(strategyRating.reviews[0]?.text)
})

test('URLs are absolute', () => {
  expect(data).toMatchObject({
    url: 'https://www.example.com/digital-marketing-strategy',
    image: 'https://www.example.com/social/default/marketing.png',
  })
})
