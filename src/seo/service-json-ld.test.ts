import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { businessJsonLd } from './business-json-ld.ts'
import { serviceJsonLd } from './service-json-ld.ts'
import { machineAmount } from '#shared/formats.ts'

const origin = 'https://www.example.com'
const marketing = {
  name: 'Digital Marketing',
  description: 'SEO, content, email and paid media',
  url: '/services/digital-marketing',
  imageUrl: '/social/default/marketing.png',
}

test('a service has its page, image, provider and areas', () => {
  expect(serviceJsonLd(origin, marketing)).toMatchObject({
    '@type': 'Service',
    name: 'Digital Marketing',
    description: 'SEO, content, email and paid media',
    url: 'https://www.example.com/services/digital-marketing',
    image: 'https://www.example.com/social/default/marketing.png',
    provider: { '@type': 'ProfessionalService', '@id': businessJsonLd(origin)['@id'], name: site.brand },
    areaServed: site.areasServed,
  })
})

test('a service without a fixed price has no offer; one with a price has it in the currency of the site', () => {
  expect(serviceJsonLd(origin, marketing)).not.toHaveProperty('offers')
  expect(serviceJsonLd(origin, { ...marketing, offer: { name: 'Strategy', price: 1299 } })).toMatchObject({
    offers: {
      '@type': 'Offer',
      name: 'Strategy',
      price: machineAmount(1299),
      priceCurrency: site.formats.currency,
    },
  })
})

test('a page may set its own provider and areas', () => {
  const service = serviceJsonLd(origin, { ...marketing, provider: 'Another Agency', areaServed: ['Nepal'] })
  expect(service).toMatchObject({ provider: { name: 'Another Agency' }, areaServed: ['Nepal'] })
})
