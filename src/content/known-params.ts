import { postCategories } from '#contracts/blog.ts'
import { jobs } from '#content/careers/jobs.ts'
import { industrySlugs } from '#content/industry-advertising/slugs.ts'

interface KnownParam {
  values: readonly string[]
  renderedAt: 'build' | 'request'
}

export const knownParams: Readonly<Record<string, KnownParam>> = {
  '/careers/$id': { values: jobs.map(({ id }) => id), renderedAt: 'request' },
  '/services/$industry': { values: industrySlugs, renderedAt: 'build' },
  '/blog/category/$id': { values: postCategories, renderedAt: 'request' },
}
