/** The picture that is generated for a post, for posts without one of their own and behind those that do not load. */
export const artPath = ({ category, slug }: { category: string; slug: string }): string =>
  `/blog/art/${category}/${slug}.svg`

export function authorPath(slug: string, page = 1): string {
  const first = `/blog/author/${slug}`
  return page === 1 ? first : `${first}/page/${page}`
}

export const issuesHeader = 'x-newsletter-issues'

export const archivePath = '/newsletter'

export const issuePath = (slug: string): string => `${archivePath}/${slug}`

export const archivePagePath = (page: number): string =>
  page === 1 ? archivePath : `${archivePath}/page/${page}`

export const workPath = '/work'

export const storyPath = (slug: string): string => `${workPath}/${slug}`

/** Returns the name of a service in `/work?service=…`: letters and digits of its title, or its id without any. */
export function serviceFilter({ id, title }: { id: number; title: string }): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name === '' ? String(id) : name
}
