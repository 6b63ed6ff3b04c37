import type { PostFields } from '#contracts/admin-posts.ts'
import { postCategories } from '#contracts/blog.ts'
import { defaultsOf } from '#contracts/records/fields.ts'
import { postFields } from '#contracts/records/post.ts'
import { uniqueText } from './unique.ts'

/** A category that this site has: a fork may have others than the sample. */
export const aCategory = postCategories.find((id) => id === 'seo') ?? postCategories[0] ?? ''

/** Two more, or the same where the site has no other. */
export const [anotherCategory = aCategory, thirdCategory = anotherCategory] = postCategories.filter(
  (id) => id !== aCategory,
)

type Overrides = Partial<Omit<PostFields, 'publishAt'>> & { publishAt?: Date | string | null }

export function aPost({ publishAt = null, ...overrides }: Overrides = {}): PostFields {
  return {
    ...defaultsOf(postFields),
    slug: `post-${uniqueText()}`,
    title: 'What a crawl budget is not',
    excerpt:
      'Three things that are blamed on a crawl budget, and how to see in your own logs which one it is.',
    date: '2025-04-05',
    category: aCategory,
    keywords: ['crawling', 'logs', 'indexing'],
    content: 'A first paragraph.\n\n## Some Heading\n\nA second one with **bold** words.',
    status: 'published',
    publishAt: publishAt instanceof Date ? publishAt.toISOString() : publishAt,
    ...overrides,
  }
}
