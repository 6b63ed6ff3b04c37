import { expect, it } from 'vitest'
import { summariseReport } from './read-reports.ts'

const summarise = (fields: object) =>
  summariseReport({
    page: 'https://agency.example/',
    directive: 'img-src',
    blocked: 'unknown',
    sourceFile: '',
    ...fields,
  })

it('keeps two plain segments of a page and the origin of what was blocked', () => {
  expect(
    summarise({
      page: 'https://agency.example/booking/ABCD-EFGH/x?token=secret',
      directive: "script-src 'self'",
      blocked: 'https://evil.example/path?e-mail=a@b.example',
    }),
  ).toEqual({ directive: 'script-src', page: '/booking/…', blocked: 'https://evil.example' })
})

it.each([
  ['inline', 'inline'],
  ['data:text/html,x', 'data:'],
  ['not an address', 'unknown'],
])('keeps a keyword or a scheme, and nothing of other texts: %s', (blocked, keptText) => {
  expect(summarise({ blocked }).blocked).toBe(keptText)
})

it('calls a page and a directive that cannot be read unknown', () => {
  expect(summarise({ page: 'about', directive: '<b>' })).toMatchObject({
    directive: 'unknown',
    page: 'unknown',
  })
})
