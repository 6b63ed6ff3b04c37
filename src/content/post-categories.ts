import type { PostCategory } from '#contracts/blog.ts'

/** How readers see the blog's categories, on cards, badges, filters and archives (specification, section 2). */
export const postCategoryNames: Record<PostCategory, string> = {
  'digital-marketing': 'Digital Marketing',
  'digital-advertising': 'Digital Advertising',
  'product-development': 'Product Development',
  seo: 'SEO Strategies',
  'content-marketing': 'Content Marketing',
}
