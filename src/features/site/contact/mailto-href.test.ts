import { expect, test } from 'vitest'
import { mailtoHref, subjectCharsMax } from './mailto-href.ts'

const subjectOf = (href: string) => new URL(href).searchParams.get('subject')

test('without a subject the link is the address alone', () => {
  expect(mailtoHref('a@example.com', null)).toBe('mailto:a@example.com')
  expect(mailtoHref('a@example.com', ' \r\n ')).toBe('mailto:a@example.com')
})

test('a subject is URL-encoded, a space as %20', () => {
  expect(mailtoHref('a@example.com', 'Job Application')).toBe(
    'mailto:a@example.com?subject=Job%20Application',
  )
})

test('a subject can neither add a header field nor break the line', () => {
  const href = mailtoHref('a@example.com', 'a&bcc=x@example.com\r\nX: y#z?cc=q')
  expect([...new URL(href).searchParams.keys()]).toEqual(['subject'])
  expect(subjectOf(href)).toBe('a&bcc=x@example.com X: y#z?cc=q')
  expect(href).not.toMatch(/%0[ad]/i)
})

test.each(['a\u2028b', 'a\u2029b', 'a\u0000b', 'a\u0085b', 'a\u202eb', 'a\ud800b'])(
  'characters that break the line, the text direction or the encoding become a space: %j',
  (subject) => {
    expect(subjectOf(mailtoHref('a@example.com', subject))).toBe('a b')
  },
)

test('a long subject is truncated between two characters', () => {
  expect(subjectOf(mailtoHref('a@example.com', 'x'.repeat(5000)))).toBe('x'.repeat(subjectCharsMax))
  expect(subjectOf(mailtoHref('a@example.com', '🏔'.repeat(5000)))).toBe('🏔'.repeat(subjectCharsMax))
})
