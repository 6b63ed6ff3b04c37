import type { Article, PostCard, PostCategory } from '#contracts/blog.ts'
import type { BookingView } from '#contracts/bookings.ts'
import type { SiteContent } from '#contracts/content.ts'
import type { PageSource, PageState } from '#contracts/page-source.ts'
import { ApiError, asAnswered, getJson } from './get-json.ts'

/** Keeps the answer of the first call; a failure is forgotten, so that the next visit may ask again. */
function once<T>(known: T | undefined, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined = known === undefined ? undefined : Promise.resolve<T>(known)
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}

/** The same for one of many: each key is asked for once. */
function askOnce<K, T>(asked: Map<K, () => Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
  const answer = asked.get(key) ?? once(undefined, ask)
  asked.set(key, answer)
  return answer()
}

async function fetchArticle(slug: string): Promise<Article | null> {
  try {
    return await getJson(`/api/blog/${encodeURIComponent(slug)}`, asAnswered<Article>)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

async function fetchBooking(code: string): Promise<BookingView | null> {
  try {
    return await getJson(`/api/bookings/${encodeURIComponent(code)}`, asAnswered<BookingView>)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const sources = new Set<() => void>()

/** After a save in the back office: what public pages kept is asked for again at the next visit. */
export function forgetPublicReads(): void {
  for (const forget of sources) forget()
}

/**
 * The browser's source: first what the document was drawn from, then the API, each thing asked once.
 * @param state of the first HTML, or nothing where the page was not drawn by the server
 * @param firstPath the path that the state belongs to
 */
export function createBrowserSource(state: PageState, firstPath: string): PageSource {
  let source = askingSource(state, firstPath)
  sources.add(() => {
    source = askingSource({}, firstPath)
  })
  return {
    cards: () => source.cards(),
    teaser: () => source.teaser(),
    content: () => source.content(),
    archive: (category) => source.archive(category),
    article: (slug) => source.article(slug),
    booking: (code) => source.booking(code),
  }
}

function askingSource(state: PageState, firstPath: string): PageSource {
  const cards = once<PostCard[]>(state.cards, () => getJson('/api/blog', asAnswered<PostCard[]>))
  const archives = new Map<PostCategory, () => Promise<PostCard[]>>()
  const articles = new Map<string, () => Promise<Article | null>>()

  const askArchive = (category: PostCategory) => () =>
    getJson(`/api/blog?category=${category}`, asAnswered<PostCard[]>)
  if (state.archive) {
    const { category, posts } = state.archive
    archives.set(category, once(posts, askArchive(category)))
  }
  if (state.article !== undefined) {
    const slug = decodeURIComponent(firstPath.replace('/blog/', ''))
    const html = document.getElementById('article-body')?.innerHTML ?? ''
    const known = state.article === null ? null : { ...state.article, html }
    articles.set(
      slug,
      once(known, () => fetchArticle(slug)),
    )
  }

  let drawnBooking = state.booking

  return {
    cards,
    teaser: once(state.teaser, async () => (await cards()).slice(0, 3)),
    content: once(state.content, () => getJson('/api/content', asAnswered<SiteContent>)),
    archive: (category) => askOnce(archives, category, askArchive(category)),
    // Its status moves and what it shows depends on who is signed in: only the first HTML's own is not asked again.
    async booking(code) {
      const known = drawnBooking
      drawnBooking = undefined
      return known === undefined ? fetchBooking(code) : known
    },
    article: (slug) => askOnce(articles, slug, () => fetchArticle(slug)),
  }
}
