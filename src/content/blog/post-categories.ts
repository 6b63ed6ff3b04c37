import type { PostCategory } from '#contracts/blog.ts'

/** The names that readers see on cards, badges, filters and archives (docs/spec/acceptance.md 274). */
export const postCategoryNames: Record<PostCategory, string> = {
  'digital-marketing': 'Digital Marketing',
  'digital-advertising': 'Digital Advertising',
  'product-development': 'Product Development',
  seo: 'SEO Strategies',
  'content-marketing': 'Content Marketing',
}
