import { pageHead } from '#seo/page-head.ts'
import type { HeadContext, PageOptions } from '#seo/page-options.ts'

const context: HeadContext = {
  origin: 'https://www.example.com',
  defaultImage: (category) => `/social/default/${category}.png`,
  now: () => new Date('2026-02-03T04:05:06Z'),
}

export function tagsOf(options: Partial<PageOptions>, within: Partial<HeadContext> = {}) {
  const head = pageHead({ path: '/page', ...options }, { ...context, ...within })
  const tags = head.meta.map((meta) =>
    'name' in meta ? [meta.name, meta.content] : [meta.property, meta.content],
  )
  const all = (key: string) => tags.flatMap(([name, content]) => (name === key ? [content] : []))
  return { head, all, of: (key: string) => all(key)[0], keys: tags.map(([name]) => name ?? '') }
}
