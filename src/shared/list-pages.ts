/** `GET /api/blog` answers this many, newest first; so do the blog's list and each page behind it (decisions, Blog). */
export const blogPageSize = 100

/** Where `GET /api/blog` says how many posts there are on all pages of what was asked for. */
export const totalHeader = 'x-total-count'

/** How many pages hold this many posts. An empty list is a page too. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / blogPageSize))

/** The address of one page of the list, or of one category's archive. */
export function listPath(page: number, category?: string): string {
  const first = category ? `/blog/category/${category}` : '/blog'
  return page === 1 ? first : `${first}/page/${page}`
}

/** The page that an address names, from 1 on; null for what no link of ours names: `0`, `01`, `1e3`, `-1`. */
export const readPageNumber = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
