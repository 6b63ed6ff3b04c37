import { expect, test } from 'vitest'
import {
  checkPlace,
  oneLine,
  parseColor,
  parseCurrency,
  parseDomain,
  parseEmail,
  parseHours,
  parseLocale,
  parseOffices,
  parsePhone,
  parseProfile,
  parseTimeZone,
  parseYear,
} from './answers.ts'

const line = (text: string) => oneLine(text, 'The brand', 60)

test('a text keeps quotes, backticks, placeholders, emoji and right-to-left letters, on one line', () => {
  const hostile = `O'Neil "&" Co \`\${process.exit()}\` \\ </script> 👩‍🚀 שלום`
  expect(line(hostile)).toBe(hostile)
  expect(line(' Two\r\n lines\u2028here ')).toBe('Two lines here')
  expect(line('No\u0000rth\u202e\u200b Peak')).toBe('North Peak')
})

test.each([
  ['', 'The brand is empty.'],
  [' \n', 'The brand is empty.'],
  ['x'.repeat(300), 'The brand has 300 characters; at most 60 are allowed.'],
])('the text %j is refused', (text, message) => {
  expect(() => line(text)).toThrow(message)
})

test.each<[(text: string) => unknown, string, unknown]>([
  [parseDomain, 'Example.COM', 'example.com'],
  [parseDomain, 'münchen.de', 'xn--mnchen-3ya.de'],
  [parseEmail, " o'neil@example.com ", "o'neil@example.com"],
  [parsePhone, '+44 (20) 7946-0018', '+44 (20) 7946-0018'],
  [parseYear, '1999', 1999],
  [parseCurrency, 'eur', 'EUR'],
  [parseLocale, 'de-at', 'de-AT'],
  [parseLocale, 'pl_PL', 'pl-PL'],
  [parseTimeZone, 'europe/london', 'Europe/London'],
  [parseTimeZone, 'Asia/Kathmandu', 'Asia/Kathmandu'],
  [parseTimeZone, 'UTC', 'UTC'],
  [parseColor, 'FFD400', '#ffd400'],
  [parseColor, '#abc', '#aabbcc'],
  [parseProfile, 'https://www.linkedin.com/company/a', 'https://www.linkedin.com/company/a'],
])('%o reads %j', (parse, text, value) => {
  expect(parse(text)).toBe(value)
})

test.each<[(text: string) => unknown, string, string]>([
  [parseDomain, 'https://example.com', 'is not a domain'],
  [parseDomain, 'example.com/path', 'is not a domain'],
  [parseDomain, 'localhost', 'is not a domain'],
  [parseDomain, '192.168.0.1', 'is not a domain'],
  [parseEmail, 'hello', 'is not an email address'],
  [parseEmail, 'a@b.c\nBcc: d@e.f', 'is not an email address'],
  [parsePhone, '020 7946 0018', 'with its country code'],
  [parsePhone, '+44 call me', 'with its country code'],
  [parseYear, '3000', 'is not a year'],
  [parseYear, '19e2', 'is not a year'],
  [parseCurrency, 'XXL', 'is not a currency'],
  [parseLocale, 'zz-ZZ', 'is not a known locale'],
  [parseLocale, 'en.US', 'is not a known locale'],
  [parseTimeZone, 'Mars/Base', 'is not a time zone of the IANA list'],
  [parseTimeZone, '+02:00', 'is not a time zone of the IANA list'],
  [parseColor, 'blue', 'is not a color'],
  [parseColor, '#12345', 'is not a color'],
  [parseProfile, 'javascript:alert(1)', 'is not an address that begins with https://'],
  [parseOffices, 'Oslo', 'is not an office'],
  [parseOffices, 'Oslo, Atlantis', '"Atlantis" is not a country'],
  [parseOffices, ' ; ', 'Name at least one office'],
])('%o refuses %j', (parse, text, message) => {
  expect(() => parse(text)).toThrow(message)
})

test.each([
  ['Monday-Friday 09:00-18:00', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'],
  ['Mon to Tue, Sat 8:00 to 24:00', ['Monday', 'Tuesday', 'Saturday'], '08:00', '24:00'],
  ['Tuesday and Thursday 10:30–16:00', ['Tuesday', 'Thursday'], '10:30', '16:00'],
  ['Sunday-Thursday 08:00-17:00', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'], '08:00', '17:00'],
])('the hours %j are read', (text, days, opens, closes) => {
  expect(parseHours(text)).toEqual({ days, opens, closes })
})

test.each([
  ['never', 'are not opening hours'],
  ['Mon-Fri 9-5', 'are not opening hours'],
  ['Mon-Fri 18:00-09:00', 'before they begin'],
  ['Fri-Never 09:00-18:00', 'are not days'],
  ['M 09:00-18:00', 'are not days'],
])('the hours %j are refused', (text, message) => {
  expect(() => parseHours(text)).toThrow(message)
})

test('the longitude and time zone of an office are checked', () => {
  expect(() => checkPlace({ city: 'A', country: 'Norway', longitude: 200 })).toThrow(
    'not between -180 and 180',
  )
  expect(() => checkPlace({ city: 'A', country: 'Norway', timeZone: 'X' })).toThrow('not a time zone')
})
