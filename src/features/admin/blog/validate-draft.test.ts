import { expect, test } from 'vitest'
import { validateDraft } from './validate-draft.ts'
import { emptyDraft } from './draft.ts'

const empty = emptyDraft('2026-11-22')

test('a draft needs only a title and an address', () => {
  expect(validateDraft(empty)).toEqual({ title: 'Enter a title.', slug: 'Enter an address.' })
  expect(validateDraft({ ...empty, title: 'One', slug: 'one' })).toEqual({})
})

test('a published post also needs an excerpt and a text, and a scheduled one a publication time', () => {
  expect(Object.keys(validateDraft({ ...empty, status: 'published' }))).toEqual([
    'slug',
    'title',
    'content',
    'excerpt',
  ])
  expect(validateDraft({ ...empty, title: 'One', slug: 'one', status: 'scheduled' })).toMatchObject({
    publishAt: 'Choose when the post goes live.',
  })
})

test('each field has one message, and an invalid list item is reported on its list', () => {
  const draft = { ...empty, title: 'One', slug: 'No Address', date: '', keywords: `${'k'.repeat(41)}, ok` }
  const errors = validateDraft(draft)
  expect(Object.keys(errors).sort()).toEqual(['date', 'keywords', 'slug'])
  expect(errors.slug).toBe('Use lowercase letters and digits, joined by hyphens.')
})

test('a time that does not exist stops a scheduled post only: other posts do not show the field', () => {
  const draft = { ...empty, title: 'One', slug: 'one', content: 'Text', excerpt: 'Excerpt' }
  const publishAt = '20266-01-01T10:00'
  expect(Object.keys(validateDraft({ ...draft, publishAt, status: 'scheduled' }))).toEqual(['publishAt'])
  expect(validateDraft({ ...draft, publishAt, status: 'draft' })).toEqual({})
  expect(validateDraft({ ...draft, publishAt, status: 'published' })).toEqual({})
})
