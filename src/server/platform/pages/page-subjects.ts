const listPattern = /^(?:\/api)?\/blog(?:\/category\/([a-z0-9-]+))?(?:\/page\/(\d+))?$/
const authorPattern = /^\/blog\/author\/([^/]+)(?:\/page\/\d+)?$/
const issuePattern = /^\/newsletter\/([^/]+)$/
const storyPattern = /^\/work\/([^/?]+)$/
const jobPattern = /^\/careers\/([^/]+)$/
const articlePattern = /^\/blog\/([^/]+)$/
const textPagePattern = /^\/([^/?]+)$/

/** No page: the list of what the database has at unknown addresses, which is stored as pages are. */
export const servedAddressesPath = '/cached/addresses'

/** Returns the subjects of `page_changes` that a stored page shows (docs/decisions/022-what-a-save-renews.md). */
export function subjectsOf(path: string): string[] {
  const shown = shownBy(path)
  return path.startsWith('/api/') ? shown : [...shown, 'menus']
}

function shownBy(path: string): string[] {
  if (path === servedAddressesPath) return ['addresses']
  if (path === '/') return ['content', 'teaser', 'stories']
  if (path === '/work' || path.startsWith('/work?')) return ['content', 'stories']
  const story = storyPattern.exec(path)?.[1]
  if (story !== undefined) return ['content', 'stories/order', `story/${story}`]
  if (path === '/careers') return ['jobs']
  const job = jobPattern.exec(path)?.[1]
  if (job !== undefined) return ['jobs', `job/${job}`]
  if (path === '/services' || path.startsWith('/booking/')) return ['content']
  const [isList, category = 'all', page = '1'] = listPattern.exec(path) ?? []
  if (isList !== undefined) {
    const ofPage = `${category}/${page}`
    const subjects = [`list/${category}`, `list/${ofPage}`]
    if (path.startsWith('/api/')) return [...subjects, `texts/${ofPage}`]
    return category !== 'all' && page === '1' ? [...subjects, 'issues'] : subjects
  }
  if (path === '/newsletter' || path.startsWith('/newsletter/page/')) return ['issues']
  const issue = issuePattern.exec(path)?.[1]
  if (issue !== undefined) return [`issue/${issue}`]
  const author = authorPattern.exec(path)?.[1]
  if (author !== undefined) return [`author/${author}`]
  const slug = articlePattern.exec(path)?.[1]
  if (slug !== undefined) return [`post/${slug}`, 'authors']
  const textPage = textPagePattern.exec(path)?.[1]
  return textPage === undefined ? [] : [`page/${textPage}`]
}

export const sitemapPartPath = (part: string) => `/sitemap.xml?part=${encodeURIComponent(part)}`

/** The smallest plan allows a Function as many. */
export const cacheCallsMax = 50
export const droppedPagesMax = 45
