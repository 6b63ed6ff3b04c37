import { expect, test } from 'vitest'
import { countryCode } from '#shared/countries.ts'
import { officeOf, standardOffset, zoneName, countryInSentence } from './places.ts'

test('countries are known by English name and code', () => {
  expect(['Portugal', 'usa', 'U.K.', 'NP', 'Czech Republic'].map(countryCode)).toEqual([
    'PT',
    'US',
    'GB',
    'NP',
    'CZ',
  ])
  expect(countryCode('European Union')).toBeUndefined()
})

test('an office has the standard time of its own zone, the headquarters that of the agency', () => {
  const oslo = { city: 'Oslo', country: 'Norway' }
  const austin = { city: 'Austin', region: 'Texas', country: 'USA' }
  expect(officeOf(oslo, true, 'Europe/Oslo')).toMatchObject({
    countryCode: 'NO',
    region: 'Oslo',
    isHeadquarters: true,
    utcOffsetMinutes: 60,
  })
  expect(officeOf({ ...austin, timeZone: 'America/Chicago' }, false, 'Europe/Oslo')).toMatchObject({
    region: 'Texas',
    country: 'USA',
    utcOffsetMinutes: -360,
    longitude: -90,
  })
  expect(officeOf({ city: 'New York', country: 'US' }, false, 'Europe/Oslo')).toMatchObject({
    country: 'United States',
    utcOffsetMinutes: -300,
  })
})

test.each([
  ['Apia', 'Samoa', 'Pacific/Apia', -165],
  ['Kiritimati', 'Kiribati', 'Pacific/Kiritimati', -150],
  ['Auckland', 'New Zealand', 'Pacific/Auckland', 180],
  ['Pago Pago', 'American Samoa', 'Pacific/Pago_Pago', -165],
])('the longitude of %s, %s is one of the globe', (city, country, timeZone, longitude) => {
  expect(officeOf({ city, country, timeZone }, false, 'UTC').longitude).toBe(longitude)
})

test.each([
  ['Europe/London', 'London time', 0],
  ['Europe/Berlin', 'Berlin time', 60],
  ['America/New_York', 'New York time', -300],
  ['America/Phoenix', 'MST', -420],
  ['Australia/Sydney', 'Sydney time', 600],
  ['Australia/Brisbane', 'AEST', 600],
  ['Asia/Kathmandu', 'UTC+5:45', 345],
  ['Asia/Tokyo', 'JST', 540],
  ['UTC', 'UTC', 0],
])('%s is named %s, which is right all year', (zone, name, minutes) => {
  expect([zoneName(zone), standardOffset(zone)]).toEqual([name, minutes])
})

test.each([
  ['Norway', 'Norway'],
  ['United Kingdom', 'the United Kingdom'],
  ['USA', 'the USA'],
  ['Netherlands', 'the Netherlands'],
  ['Czech Republic', 'the Czech Republic'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Ukraine', 'Ukraine'],
  ['Austria', 'Austria'],
])('the law of %s is that of %s', (country, inSentence) => {
  expect(countryInSentence(country)).toBe(inSentence)
})
