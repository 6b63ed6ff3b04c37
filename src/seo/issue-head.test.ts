import { expect, test } from 'vitest'
import type { PublicIssue } from '#contracts/issues.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { issueHead } from './issue-head.ts'

const issue: PublicIssue = {
  number: 3,
  slug: 'maps',
  subject: 'Maps',
  summary: 'What maps are for.',
  date: '2027-01-02',
  html: '<p>Text</p>',
  isIndexed: true,
}

test('an issue in the script of another language is not said to be in the language of the site', () => {
  const articleOf = (changes: Partial<PublicIssue>): unknown =>
    JSON.parse(
      JSON.stringify(issueHead({ ...issue, ...changes }, 'https://www.example.com').structuredData?.[0]),
    )
  expect(articleOf({})).toHaveProperty('inLanguage', textLanguage)
  const hebrew = { subject: 'מפות', summary: 'בשביל מה יש מפות.' }
  expect(articleOf(hebrew)).not.toHaveProperty('inLanguage')
})
