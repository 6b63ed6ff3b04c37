import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { businessJsonLd } from './business-json-ld.ts'
import { websiteJsonLd } from './website-json-ld.ts'

const origin = 'https://www.example.com'

test('the business is a professional service with telephone, price range and company profile', () => {
  expect(businessJsonLd(origin)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: site.brand,
    telephone: site.phone,
    priceRange: '$$$',
    url: 'https://www.example.com/',
    sameAs: expect.arrayContaining([site.companyProfileUrl]),
  })
})

test('every office is named with its city, region and country', () => {
  expect(businessJsonLd(origin).address).toEqual(
    site.offices.map(({ city, region, countryCode }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      addressCountry: countryCode,
    })),
  )
})

test('without other areas the business serves Global, United States and Nepal', () => {
  expect(businessJsonLd(origin).areaServed).toEqual(['Global', 'United States', 'Nepal'])
  expect(businessJsonLd(origin, ['Nepal']).areaServed).toEqual(['Nepal'])
})

test('a profile that is also a social profile is listed once', () => {
  const { sameAs } = businessJsonLd(origin)
  expect(sameAs).toEqual([...new Set(sameAs as string[])])
})

test('the site is published by the business of the same page', () => {
  expect(websiteJsonLd(origin)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://www.example.com/',
    publisher: { '@id': businessJsonLd(origin)['@id'] },
  })
})
