import { expect, test } from 'vitest'
import { complaintsOf } from './complaints.ts'
import { emptyDraft } from './draft.ts'

const empty = emptyDraft('2026-11-22')

test('a draft needs a title and an address only', () => {
  expect(complaintsOf(empty)).toEqual({ title: 'Enter a title.', slug: 'Enter an address.' })
  expect(complaintsOf({ ...empty, title: 'One', slug: 'one' })).toEqual({})
})

test('a published post needs an excerpt and a text too, and a scheduled one its time', () => {
  expect(Object.keys(complaintsOf({ ...empty, status: 'published' }))).toEqual([
    'slug',
    'title',
    'content',
    'excerpt',
  ])
  expect(complaintsOf({ ...empty, title: 'One', slug: 'one', status: 'scheduled' })).toMatchObject({
    publishAt: 'Choose when the post goes live.',
  })
})

test('each field has one message, and a wrong word in a list belongs to the list', () => {
  const draft = { ...empty, title: 'One', slug: 'No Address', date: '', keywords: `${'k'.repeat(41)}, ok` }
  const complaints = complaintsOf(draft)
  expect(Object.keys(complaints).sort()).toEqual(['date', 'keywords', 'slug'])
  expect(complaints.slug).toBe('Use lowercase letters and digits, joined by hyphens.')
})
