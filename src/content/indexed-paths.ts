import { categoryTopics } from '#content/blog/page.ts'
import { privatePaths, staticPaths } from './static-paths.ts'

export const indexedPaths: readonly string[] = [
  '/',
  '/services',
  ...staticPaths.filter((path) => !privatePaths.includes(path)),
  '/blog',
  ...categoryTopics.map(({ id }) => `/blog/category/${id}`),
]
