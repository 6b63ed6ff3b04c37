export const blogPageSize = 100

export const totalHeader = 'x-total-count'

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / blogPageSize))

export function listPath(page: number, category?: string): string {
  const first = category ? `/blog/category/${category}` : '/blog'
  return page === 1 ? first : `${first}/page/${page}`
}

export const readPageNumber = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null

/** Returns the canonical API path of a page of posts, from which its edge cache key is made. */
export const postListPath = ({ page = 1, category, before }: PostList): string =>
  `/api/blog?before=${before ?? ''}&page=${page}&category=${category ?? ''}`

interface PostList {
  page?: number | undefined
  category?: string | undefined
  before?: string | undefined
}
