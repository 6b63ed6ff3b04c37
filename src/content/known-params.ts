import { postCategories } from '#contracts/blog.ts'
import { categoryName } from '#content/blog/category.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { industrySlug, industrySlugs } from '#content/industry-advertising/slugs.ts'

interface KnownParam {
  values: readonly string[]
  /** What the page of a value is called where pages are chosen. */
  nameOf?: (value: string) => string | undefined
  renderedAt: 'build' | 'request'
}

export const knownParams: Readonly<Record<string, KnownParam>> = {
  '/services/$industry': {
    values: industrySlugs,
    nameOf: (value) => {
      const slug = industrySlug(value)
      return slug && industryPages[slug].breadcrumbs.at(-1)?.name
    },
    renderedAt: 'build',
  },
  '/blog/category/$id': {
    values: postCategories,
    nameOf: (value) => {
      const category = categoryName(value)
      return category && `Blog: ${category}`
    },
    renderedAt: 'request',
  },
}
