export const blogPageSize = 100

export const totalHeader = 'x-total-count'

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / blogPageSize))

export function listPath(page: number, category?: string): string {
  const first = category ? `/blog/category/${category}` : '/blog'
  return page === 1 ? first : `${first}/page/${page}`
}

export const readPageNumber = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
