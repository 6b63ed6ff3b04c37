import { expect, it } from 'vitest'
import { paymentUrl as configuredUrl, site } from '#site.config.ts'
import { configFaults, configNotes } from './config-faults.ts'

const paymentUrl = String(configuredUrl) || 'https://paypal.me/agency'

it('the shipped configuration has no faults', () => {
  expect(configFaults(site, paymentUrl)).toEqual([])
})

it.each([
  [{ email: 'hello' }, 'email "hello" is not an email address'],
  [{ brand: ' ' }, 'brand is empty'],
  [
    { phone: '+1 (302) 555-0143', phoneHref: 'tel:+13025550142' },
    'phoneHref tel:+13025550142 does not match phone +1 (302) 555-0143',
  ],
  [
    { phone: '3025550142', phoneHref: '3025550142' },
    'phoneHref "3025550142" is not "tel:+" followed by digits',
  ],
  [{ domain: 'https://a.example' }, 'domain "https://a.example" is not a host name'],
  [{ companyProfileUrl: 'http://a.example/' }, 'companyProfileUrl "http://a.example/" is not an https URL'],
  [
    { security: { contact: 'security@a.example' } },
    'security.contact "security@a.example" is neither "mailto:" with an email address nor an https URL',
  ],
  [
    { security: { contact: 'https://a.example/report', policy: '/security' } },
    'security.policy "/security" is not an https URL',
  ],
  [
    { security: { policy: 'https://a.example/security' } },
    'security.policy is shown only together with security.contact',
  ],
  [{ socialProfiles: [{ label: 'X', url: 'x.com' }] }, 'socialProfiles[0].url "x.com" is not an https URL'],
  [
    { imageHosts: ['https://a.example'] },
    'imageHosts contains "https://a.example", which is not a host name',
  ],
  [{ colors: { ...site.colors, brand: 'blue' } }, 'colors.brand "blue" is not #rrggbb'],
  [
    { offices: [...site.offices, ...site.offices].map((office) => ({ ...office, isHeadquarters: true })) },
    'offices must have exactly one headquarters',
  ],
  [{ supportHours: { ...site.supportHours, days: [] } }, 'supportHours.days is empty'],
  [
    { supportHours: { ...site.supportHours, opens: '9AM', closes: '18:00' } },
    'supportHours "9AM" to "18:00" are not times such as 09:00 and 18:00',
  ],
  [
    { supportHours: { ...site.supportHours, opens: '19:00', closes: '18:00' } },
    'supportHours end at 18:00, before they begin at 19:00',
  ],
  [
    { formats: { locale: 'zz-ZZ', currency: 'EUR' } },
    'formats.locale "zz-ZZ" is not a known locale, such as en-US',
  ],
  [
    { formats: { locale: 'is_IS', currency: 'ISK' } },
    'formats.locale "is_IS" is not known to Cloudflare and every browser, so some pages would write amounts differently: write en-IS',
  ],
  [
    { formats: { locale: 'de-DE', currency: 'euro' } },
    'formats.currency "euro" is not a currency of three letters, such as EUR',
  ],
  [
    { timeZone: 'Mars/Base' },
    'timeZone "Mars/Base" is not in the IANA list, which has names such as Europe/London',
  ],
  [
    { metadata: { ...site.metadata, twitterSite: 'agency' } },
    'metadata.twitterSite "agency" is not an @handle',
  ],
])('%j is reported', (change, fault) => {
  expect(configFaults({ ...site, ...change }, paymentUrl)).toEqual([fault])
})

it('the zero that is dialed inside the country only is not part of the link', () => {
  const phone = '+49 (0)30 1234567'
  expect(configFaults({ ...site, phone, phoneHref: 'tel:+49301234567' }, paymentUrl)).toEqual([])
  expect(configFaults({ ...site, phone, phoneHref: 'tel:+490301234567' }, paymentUrl)).toEqual([
    'phoneHref tel:+490301234567 does not match phone +49 (0)30 1234567',
  ])
})

it.each(['English', 'es-419', 'zz_ZZ'])('the locale %s of the tags is reported', (locale) => {
  expect(configFaults({ ...site, metadata: { ...site.metadata, locale } }, paymentUrl)).toEqual([
    `metadata.locale "${locale}" is not a known language and country, such as en_US`,
  ])
})

it.each(['pl', 'pl-PL', 'pl_PL'])('the locale %s is valid for tags and formats', (locale) => {
  const metadata = { ...site.metadata, locale }
  expect(configFaults({ ...site, metadata, formats: { ...site.formats, locale } }, paymentUrl)).toEqual([])
})

it.each(['ZZ', 'EU', 'UK', 'pt', 'PRT', ''])(
  'the country code "%s" of an office is reported',
  (countryCode) => {
    const offices = site.offices.map((office, index) => (index === 0 ? { ...office, countryCode } : office))
    expect(configFaults({ ...site, offices }, paymentUrl)).toContain(
      `the office in ${site.offices[0]?.city} has the country code "${countryCode}", which is not in ISO 3166, such as PT`,
    )
  },
)

it.each(['PT', 'NP', 'XK'])('the country code %s of an office is accepted', (countryCode) => {
  const offices = site.offices.map((office) => ({ ...office, countryCode }))
  expect(configFaults({ ...site, offices }, paymentUrl)).toEqual([])
})

it('a payment link that would not be offered to visitors is reported', () => {
  expect(configFaults({ ...site, disabled: [] }, 'https://pay.example/1')).toEqual([
    'paymentUrl "https://pay.example/1" is not an allowed payment link: visitors see an error instead',
  ])
})

it('no payment link is no fault, but is pointed out while the package is offered', () => {
  const offering = { ...site, disabled: [] }
  expect(configFaults(offering, '')).toEqual([])
  expect(configNotes(offering, '')).toEqual([expect.stringContaining('paymentUrl is empty')])
  expect(configNotes(offering, paymentUrl)).toEqual([])
  const without = { ...site, disabled: ['/digital-marketing-strategy'] as const }
  expect(configNotes(without, '')).toEqual([])
})
