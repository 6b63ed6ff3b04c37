import { expect, it } from 'vitest'
import { summariseReport } from './summarise.ts'

const summarise = (fields: object) =>
  summariseReport({ 'csp-report': { 'document-uri': 'https://agency.example/', ...fields } })

it('keeps two plain segments of a page and the origin of what was blocked', () => {
  expect(
    summarise({
      'document-uri': 'https://agency.example/booking/ABCD-EFGH/x?token=secret',
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'https://evil.example/path?e-mail=a@b.example',
    }),
  ).toEqual({ directive: 'script-src', page: '/booking/…', blocked: 'https://evil.example' })
})

it.each([
  ['inline', 'inline'],
  ['data:text/html,x', 'data:'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('keeps a keyword or a scheme, and nothing of other texts: %s', (blockedUri, keptText) => {
  expect(summarise({ 'blocked-uri': blockedUri }).blocked).toBe(keptText)
})

it('calls a page and a directive that cannot be read unknown', () => {
  expect(summarise({ 'document-uri': 'about', 'effective-directive': '<b>' })).toMatchObject({
    directive: 'unknown',
    page: 'unknown',
  })
})
