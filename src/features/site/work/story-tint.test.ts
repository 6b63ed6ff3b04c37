import { expect, test } from 'vitest'
import { featuredStory, storyTint } from './story-tint.ts'

test('stories are violet, ember and teal in turn', () => {
  expect([0, 1, 2, 3, 100].map(storyTint)).toEqual(['violet', 'ember', 'teal', 'violet', 'ember'])
})

test('the featured story is the first one that is marked, or the first', () => {
  const stories = [{ slug: 'a' }, { slug: 'b', isFeatured: true }, { slug: 'c', isFeatured: true }]
  expect(featuredStory(stories)).toMatchObject({ slug: 'b' })
  expect(featuredStory(stories.slice(0, 1))).toMatchObject({ slug: 'a' })
  expect(featuredStory([])).toBeUndefined()
})
