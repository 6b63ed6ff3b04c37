import { expect, test } from 'vitest'
import { formatMoney } from '#shared/formats.ts'
import { readPage } from '../../gate/page-facts.ts'
import { figureConflicts } from './figure-conflicts.ts'

const response = { status: 200, headers: new Headers(), body: new Uint8Array() }
const ld = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
const offer = (price: string) => ld({ '@type': 'Offer', name: 'Setup', price })

function conflictsOf(pages: Record<string, string>) {
  return figureConflicts({
    pages: Object.entries(pages).map(([path, html]) => ({
      path,
      kind: 'listed' as const,
      isGuarded: false,
      response,
      links: [],
      files: [],
      facts: readPage(`<!doctype html><html><body>${html}</body></html>`),
    })),
  })
}

test('one price in text, tag and structured data is in order', () => {
  const tag = '<meta property="product:price:amount" content="1999">'
  expect(
    conflictsOf({
      '/a': `${tag}<p>It costs ${formatMoney(1999)}.</p>${offer('1999.00')}`,
      '/b': offer('1999'),
    }),
  ).toEqual([])
})

test('a price that differs between tag, text and structured data names the page', () => {
  const tag = '<meta property="product:price:amount" content="1899">'
  expect(conflictsOf({ '/a': `${tag}<p>It costs ${formatMoney(1999)}.</p>${offer('1999')}` })).toEqual([
    '/a: the tag product:price:amount says 1899, the structured data 1999',
    `/a: the tag product:price:amount says 1899, but the text never says ${formatMoney(1899)}`,
  ])
})

test('an offer with two prices names both pages', () => {
  expect(conflictsOf({ '/a': offer('1999'), '/b': offer('1899') })).toEqual([
    `prices of “Setup”: ${formatMoney(1999)} on /a, ${formatMoney(1899)} on /b`,
  ])
})

test('hours that differ between two pages, or between a page and structured data, name both places', () => {
  const hours = ld({
    '@type': 'OpeningHoursSpecification',
    opens: '09:00:00+00:00',
    closes: '17:30:00+00:00',
  })
  expect(
    conflictsOf({ '/a': '<p>Monday-Friday 9AM-6PM GMT</p>', '/b': `<p>Monday-Friday 9AM-5PM</p>` }),
  ).toEqual(['hours of “support”: 9AM-6PM on /a, 9AM-5PM on /b'])
  expect(conflictsOf({ '/a': '<p>Monday-Friday 9AM-6PM GMT</p>', '/b': hours })).toEqual([
    'hours of “support”: 9AM-6PM on /a, 9AM-5:30PM on the structured data of /b',
  ])
})

test('hours that end at midnight are those of structured data that ends a second earlier', () => {
  const untilMidnight = ld({
    '@type': 'OpeningHoursSpecification',
    opens: '20:00:00',
    closes: '23:59:59+12:00',
  })
  expect(conflictsOf({ '/a': `<p>Saturday-Sunday 8PM-12AM</p>${untilMidnight}` })).toEqual([])
})

test('a rating that only the structured data knows is reported', () => {
  const rating = ld({ '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 47 })
  expect(conflictsOf({ '/a': `<p>4.9 of 5 from 47 clients</p>${rating}` })).toEqual([])
  expect(conflictsOf({ '/a': `<p>4.9 of 5 from 147 clients</p>${rating}` })).toEqual([
    '/a: the structured data has a rating with 47, the text has not',
  ])
})
