import type { PostCategory } from '#contracts/blog.ts'

export const postCategoryNames: Record<PostCategory, string> = {
  'digital-marketing': 'Digital Marketing',
  'digital-advertising': 'Digital Advertising',
  'product-development': 'Product Development',
  seo: 'SEO Strategies',
  'content-marketing': 'Content Marketing',
}
