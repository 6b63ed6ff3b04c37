import { expect, test } from 'vitest'
import { site, strategyRating } from '#site.config.ts'
import { strategyJsonLd } from './strategy-json-ld.ts'
import { machineAmount } from '#shared/formats.ts'

const data = strategyJsonLd('https://www.example.com', {
  name: 'Digital Marketing Strategy',
  description: 'A plan.',
  serviceType: 'Planning',
  path: '/digital-marketing-strategy',
  image: '/social/default/marketing.png',
  price: 1299,
  deliveryDays: 7,
})

test('the offer has its price in the currency of the site, with tax, and is delivered in 7 days', () => {
  expect(data.offers).toMatchObject({
    price: machineAmount(1299),
    priceCurrency: site.formats.currency,
    priceSpecification: { price: machineAmount(1299), valueAddedTaxIncluded: true },
    deliveryLeadTime: { value: 7, unitCode: 'DAY' },
  })
})

test('the rating and every review are those of the configuration', () => {
  expect(data.aggregateRating).toMatchObject({
    ratingValue: String(strategyRating.value),
    bestRating: '5',
    ratingCount: String(strategyRating.count),
  })
  expect(data.review).toMatchObject(strategyRating.reviews.map(({ text }) => ({ reviewBody: text })))
})

test('URLs are absolute', () => {
  expect(data).toMatchObject({
    url: 'https://www.example.com/digital-marketing-strategy',
    image: 'https://www.example.com/social/default/marketing.png',
  })
})
