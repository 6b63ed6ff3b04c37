import { postCategories } from '#contracts/blog.ts'
import { jobs } from '#content/careers/jobs.ts'
import { industrySlugs } from '#content/industry-advertising/slugs.ts'

interface KnownParam {
  values: readonly string[]
  /** `build` for prerendered pages; `request` for pages that a Function renders from the database. */
  renderedAt: 'build' | 'request'
}

export const knownParams: Readonly<Record<string, KnownParam>> = {
  '/careers/$id': { values: jobs.map(({ id }) => id), renderedAt: 'request' },
  '/services/$industry': { values: industrySlugs, renderedAt: 'build' },
  '/blog/category/$id': { values: postCategories, renderedAt: 'request' },
}
