export const issuesHeader = 'x-newsletter-issues'

export const archivePath = '/newsletter'

export const issuePath = (slug: string): string => `${archivePath}/${slug}`

export const archivePagePath = (page: number): string =>
  page === 1 ? archivePath : `${archivePath}/page/${page}`
