import { expect, test } from 'vitest'
import { categoryMeta } from './meta.ts'

test('the head of a category writes its name as the agency does', () => {
  const topic = { id: 'seo', label: 'SEO at Asha & Co', about: 'How to be found.' } as const
  const { title, description, keywords } = categoryMeta(topic, 2)
  for (const text of [title, description, keywords?.join()]) expect(text).toContain(topic.label)
  expect(description).toContain(topic.about)
})
