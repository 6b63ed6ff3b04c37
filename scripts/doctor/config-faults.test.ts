import { expect, it } from 'vitest'
import { paymentUrl, site } from '#site.config.ts'
import { configFaults } from './config-faults.ts'

it('nothing is wrong with the configuration that ships', () => {
  expect(configFaults(site, paymentUrl)).toEqual([])
})

it.each([
  [{ email: 'hello' }, 'email "hello" is no address'],
  [{ brand: ' ' }, 'brand is empty'],
  [
    { phone: '+1 (302) 555-0143', phoneHref: 'tel:+13025550142' },
    'phoneHref tel:+13025550142 does not dial the phone +1 (302) 555-0143',
  ],
  [{ phone: '3025550142', phoneHref: '3025550142' }, 'phoneHref "3025550142" is not tel:+ and digits'],
  [{ domain: 'https://a.example' }, 'domain "https://a.example" is no host name'],
  [{ companyProfileUrl: 'http://a.example/' }, 'companyProfileUrl "http://a.example/" is no https address'],
  [{ socialProfiles: [{ label: 'X', url: 'x.com' }] }, 'socialProfiles[0].url "x.com" is no https address'],
  [{ imageHosts: ['https://a.example'] }, 'imageHosts has "https://a.example", which is no host name'],
  [{ colors: { ...site.colors, brand: 'blue' } }, 'colors.brand "blue" is not #rrggbb'],
  [
    { offices: site.offices.map((office) => ({ ...office, isHeadquarters: true })) },
    'offices has not one headquarters',
  ],
  [{ metadata: { ...site.metadata, locale: 'en' } }, 'metadata.locale "en" is not like en_US'],
  [{ metadata: { ...site.metadata, twitterSite: 'agency' } }, 'metadata.twitterSite "agency" is no @handle'],
])('%j is named', (change, fault) => {
  expect(configFaults({ ...site, ...change }, paymentUrl)).toEqual([fault])
})

it('a payment link that visitors would not be offered is named', () => {
  expect(configFaults(site, 'https://pay.example/1')).toEqual([
    'paymentUrl "https://pay.example/1" is none that may be offered: visitors see an error instead',
  ])
})
