import type { AuthorPage } from '#contracts/authors.ts'
import type { Article, SearchResult } from '#contracts/blog.ts'
import type { IssueArchive, PublicIssue } from '#contracts/issues.ts'
import type { JobDetail, JobList } from '#contracts/jobs.ts'
import type { MenuPage, PublicPage } from '#contracts/pages.ts'
import type { Story } from '#contracts/stories.ts'
import { agencyDay } from '#shared/agency-day.ts'
import type { PageSource, PageState, PostList } from '#contracts/page-source.ts'
import { call } from './call.ts'
import { setMenuPages } from '#browser/menu-pages.ts'
import { endpoints } from '#contracts/endpoints.ts'
import {
  fetchArticle,
  fetchAuthor,
  fetchBooking,
  fetchIssue,
  fetchIssues,
  fetchJob,
  fetchList,
  fetchPage,
  fetchSearch,
  fetchStory,
} from './public-reads.ts'
import { renderedArticle, renderedBody } from './rendered-article.ts'

function once<T>(initial: T | undefined, load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined = initial === undefined ? undefined : Promise.resolve<T>(initial)
  return () => {
    result ??= load().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}

function loadOnce<K, T>(loaders: Map<K, () => Promise<T>>, key: K, load: () => Promise<T>): Promise<T> {
  const result = loaders.get(key) ?? once(undefined, load)
  loaders.set(key, result)
  return result()
}

const listKey = (page: number, category = '') => `${page} ${category}`

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const forgetters = new Set<() => void>()

export function whenPublicReadsAreForgotten(forget: () => void): void {
  forgetters.add(forget)
}

export function forgetPublicReads(): void {
  for (const forget of forgetters) forget()
}

export function createBrowserSource(state: PageState, firstPath: string): PageSource {
  let source = apiSource(state, firstPath)
  whenPublicReadsAreForgotten(() => {
    source = apiSource({}, firstPath)
  })
  return {
    refusedForm: () => state.refusedForm ?? null,
    notice: () => state.notice ?? null,
    today: () => source.today(),
    teaser: () => source.teaser(),
    content: () => source.content(),
    list: (page, category) => source.list(page, category),
    search: (query) => source.search(query),
    unsubscription: () => source.unsubscription(),
    invitation: () => source.invitation(),
    passwordReset: () => source.passwordReset(),
    appointment: () => source.appointment(),
    linkedMessages: () => source.linkedMessages(),
    article: (slug) => source.article(slug),
    author: (slug, page) => source.author(slug, page),
    booking: (code) => source.booking(code),
    issues: (page) => source.issues(page),
    issue: (slug) => source.issue(slug),
    jobs: () => source.jobs(),
    job: (slug) => source.job(slug),
    stories: () => source.stories(),
    story: (slug) => source.story(slug),
    page: (slug) => source.page(slug),
    menuPages: menuPagesReader(state.menuPages),
  }
}

/**
 * Returns a function that returns what the document had, and with the first navigation asks for the pages of now, for
 * `menu-pages.ts`. It never waits: a page must neither come later for its menus nor fail for them.
 */
function menuPagesReader(ofDocument: readonly MenuPage[] | undefined): PageSource['menuPages'] {
  let isFirst = true
  let isAsked = ofDocument !== undefined
  whenPublicReadsAreForgotten(() => {
    isAsked = false
  })
  const ask = async () => {
    isAsked = true
    try {
      setMenuPages(await call(endpoints.menuPages))
    } catch {
      // The menus stay as they are. The next navigation asks again.
      isAsked = false
    }
  }
  return async () => {
    if (!isFirst && !isAsked) void ask()
    isFirst = false
    return ofDocument ?? null
  }
}

const authorPath = /^\/blog\/author\/([^/]+)(?:\/page\/(\d+))?$/

type ReadSource = Omit<PageSource, 'refusedForm' | 'notice' | 'menuPages'>

function apiSource(state: PageState, firstPath: string): ReadSource {
  const lists = new Map<string, () => Promise<PostList>>()
  const searches = new Map<string, () => Promise<SearchResult>>()
  const articles = new Map<string, () => Promise<Article | null>>()
  const authors = new Map<string, () => Promise<AuthorPage | null>>()
  const archives = new Map<number, () => Promise<IssueArchive>>()
  const issues = new Map<string, () => Promise<PublicIssue | null>>()
  const jobs = new Map<string, () => Promise<JobDetail | null>>()
  const fetchJobs = once<JobList>(undefined, () => call(endpoints.jobs))
  const stories = new Map<string, () => Promise<Story | null>>()
  const pages = new Map<string, () => Promise<PublicPage | null>>()

  if (state.list) {
    const { page, category, ...initial } = state.list
    lists.set(
      listKey(page, category),
      once<PostList>(initial, () => fetchList(page, category)),
    )
  }
  if (state.search) {
    const { query } = state.search
    searches.set(
      query,
      once(state.search, () => fetchSearch(query)),
    )
  }
  if (state.article !== undefined) {
    const slug = decodeSegment(firstPath.replace('/blog/', ''))
    const initial = state.article && renderedArticle(state.article)
    articles.set(
      slug,
      once<Article | null>(initial, () => fetchArticle(slug)),
    )
  }

  // A file of “not found” answers many addresses: what this one names is missing too.
  const isNotFoundFile = state.page === null || state.article === null
  const [isAuthor, authorSlug = '', authorPage = '1'] = authorPath.exec(firstPath) ?? []
  if (isAuthor !== undefined && (state.author || isNotFoundFile)) {
    const [slug, page] = [decodeSegment(authorSlug), Number(authorPage)]
    const initial = state.author ?? null
    authors.set(
      `${page} ${slug}`,
      once<AuthorPage | null>(initial, () => fetchAuthor(slug, page)),
    )
  }
  if (state.issues) {
    const { page, ...initial } = state.issues
    archives.set(
      page,
      once<IssueArchive>(initial, () => fetchIssues(page)),
    )
  }
  if (state.issue !== undefined) {
    const slug = decodeSegment(firstPath.replace('/newsletter/', ''))
    const initial = state.issue === null ? null : { ...state.issue, html: renderedBody() }
    issues.set(
      slug,
      once(initial, () => fetchIssue(slug)),
    )
  }

  if (state.page !== undefined) {
    const slug = decodeSegment(firstPath.slice(1))
    const initial = state.page === null ? null : { ...state.page, html: renderedBody() }
    pages.set(
      slug,
      once(initial, () => fetchPage(slug)),
    )
  }

  const jobOfDocument = decodeSegment(firstPath.replace('/careers/', ''))
  let firstJobs = state.jobs
  let firstJob = isNotFoundFile ? null : state.job
  const storyOfDocument = decodeSegment(firstPath.replace('/work/', ''))
  let firstStory = state.story
  let firstBooking = state.booking

  const list = (page: number, category?: string) =>
    loadOnce(lists, listKey(page, category), () => fetchList(page, category))

  return {
    today: () => state.today ?? agencyDay(new Date()),
    list,
    teaser: once(state.teaser, async () => (await list(1)).posts.slice(0, 3)),
    unsubscription: async () => state.unsubscription ?? { state: 'unknown' },
    invitation: async () => state.invitation ?? { state: 'over' },
    passwordReset: async () => state.passwordReset ?? { state: 'over' },
    appointment: async () => state.appointment ?? null,
    linkedMessages: async () => state.linkedMessages ?? null,
    search: (query) => loadOnce(searches, query, () => fetchSearch(query)),
    content: once(state.content, () => call(endpoints.content)),
    // A booking's status changes, and the page depends on who is signed in: only the first HTML's booking is
    // reused.
    async booking(code) {
      const initial = firstBooking
      firstBooking = undefined
      return initial === undefined ? fetchBooking(code) : initial
    },
    issues: (page) => loadOnce(archives, page, () => fetchIssues(page)),
    issue: (slug) => loadOnce(issues, slug, () => fetchIssue(slug)),
    // The first HTML's jobs have no texts: their pages are read from the document, once.
    async jobs() {
      const initial = firstJobs
      firstJobs = undefined
      return initial ?? fetchJobs()
    },
    async job(slug) {
      const initial = firstJob
      firstJob = undefined
      if (initial !== undefined && slug === jobOfDocument) return initial
      return loadOnce(jobs, slug, () => fetchJob(slug))
    },
    stories: once(state.stories, () => call(endpoints.caseStudies)),
    // The first HTML's story has no more than its head: its page is read from the document, once.
    async story(slug) {
      const initial = firstStory
      firstStory = undefined
      if (initial !== undefined && slug === storyOfDocument) return initial
      return loadOnce(stories, slug, () => fetchStory(slug))
    },
    author: (slug, page) => loadOnce(authors, `${page} ${slug}`, () => fetchAuthor(slug, page)),
    article: (slug) => loadOnce(articles, slug, () => fetchArticle(slug)),
    page: (slug) => loadOnce(pages, slug, () => fetchPage(slug)),
  }
}
