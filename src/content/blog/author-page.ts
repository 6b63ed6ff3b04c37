import { pluralize } from '#shared/words.ts'

export const authorPageCopy = {
  count: (total: number) => pluralize(total, 'article'),
  articles: 'Articles',
  /** In llms.txt. */
  authors: 'Authors',
  empty: 'There are no articles by this author yet.',
  emptyLink: 'See all articles',
} as const
