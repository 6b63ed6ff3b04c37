import { expect, test } from 'vitest'
import { issueHead } from '#seo/issue-head.ts'
import { requiredFields } from './structured-data-types.ts'

const issue = {
  slug: 'first',
  subject: 'The first issue',
  summary: 'A first paragraph.',
  html: '<p>A first paragraph.</p>',
  date: '2026-03-04',
  number: 1,
  isIndexed: true,
}

const typesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === '@type' && typeof inner === 'string' ? [inner] : typesIn(inner),
      )
    : []

test('the page of a newsletter issue has what every article needs', () => {
  const { structuredData = [], ...options } = issueHead(issue, 'https://www.example.com')
  expect(options).toMatchObject({ ogType: 'article', articleAuthor: expect.stringMatching(/\S/) })
  expect(typesIn(structuredData).filter((type) => !(type in requiredFields))).toEqual([])
  const [article = {}] = structuredData
  expect(Object.keys(article)).toEqual(expect.arrayContaining(Object.keys(requiredFields.Article ?? {})))
})
