import { expect, test, vi } from 'vitest'
import { changesClocks } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import { businessJsonLd } from './business-json-ld.ts'
import { websiteJsonLd } from './website-json-ld.ts'

const origin = 'https://www.example.com'

test('the business is a professional service with telephone, price range and company profile', () => {
  expect(businessJsonLd(origin)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: site.brand,
    ...(site.phone && { telephone: site.phone }),
    priceRange: expect.stringMatching(/^(\$\$\$|(\p{Sc})\2\2)$/u),
    url: 'https://www.example.com/',
    ...(site.companyProfileUrl && { sameAs: expect.arrayContaining([site.companyProfileUrl]) }),
  })
})

test('a currency whose amounts name its country ranges by its plain symbol', async () => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats: { locale: 'en-IN', currency: 'JPY' } } }))
  const own = await import('./business-json-ld.ts')
  vi.doUnmock('#site.config.ts')
  expect(own.businessJsonLd(origin).priceRange).toBe('¥¥¥')
})

test('every office is named with its city, region and country', () => {
  expect(businessJsonLd(origin).address).toEqual(
    site.offices.map(({ city, region, countryCode }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(region !== city && { addressRegion: region }),
      addressCountry: countryCode,
    })),
  )
})

test('without other areas the business serves those of the configuration', () => {
  expect(businessJsonLd(origin).areaServed).toEqual(site.areasServed)
  expect(businessJsonLd(origin, ['Nepal']).areaServed).toEqual(['Nepal'])
})

test('a profile that is also a social profile is listed once', () => {
  const { sameAs = [] } = businessJsonLd(origin)
  expect(sameAs).toEqual([...new Set(sameAs as string[])])
})

test('the site is published by the business of the same page', () => {
  expect(websiteJsonLd(origin)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://www.example.com/',
    publisher: { '@id': businessJsonLd(origin)['@id'] },
  })
})

test('the opening hours are the support hours of the configuration, with their time zone unless its clocks change', () => {
  const { days, opens, closes, timeZone } = site.supportHours
  const hasOffset = !changesClocks(site.timeZone ?? 'UTC')
  const offset = hasOffset ? '[+-]\\d\\d:\\d\\d' : ''
  expect(businessJsonLd(origin).openingHoursSpecification).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: expect.stringMatching(new RegExp(`^${opens}:00${offset}$`)),
    closes: expect.stringMatching(
      new RegExp(`^${closes === '24:00' ? '23:59:59' : `${closes}:00`}${offset}$`),
    ),
  })
  if (hasOffset && timeZone.utcOffsetMinutes === 0) {
    expect(businessJsonLd(origin)).toMatchObject({
      openingHoursSpecification: { opens: `${opens}:00+00:00` },
    })
  }
})
