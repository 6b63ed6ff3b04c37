import type { PostInput } from '#domains/blog/save-post.ts'
import { uniqueText } from './unique.ts'

export function aPost(overrides: Partial<PostInput> = {}): PostInput {
  return {
    slug: `post-${uniqueText()}`,
    title: 'What a crawl budget is not',
    excerpt:
      'Three things that are blamed on a crawl budget, and how to see in your own logs which one it is.',
    date: '2025-04-05',
    category: 'seo',
    keywords: ['crawling', 'logs', 'indexing'],
    content: 'A first paragraph.\n\n## Some Heading\n\nA second one with **bold** words.',
    status: 'published',
    ...overrides,
  }
}
