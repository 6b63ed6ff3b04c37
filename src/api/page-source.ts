import { articleSchema, type PostCard, postCardsSchema } from '#contracts/blog.ts'
import { siteContentSchema } from '#contracts/content.ts'
import type { PageSource, PageState } from '#contracts/page-source.ts'
import { ApiError, getJson } from './get-json.ts'

/** Keeps the answer of the first call; a failure is forgotten, so that the next visit may ask again. */
function once<T>(known: T | undefined, ask: () => Promise<T>): () => Promise<T> {
  let answer = known === undefined ? undefined : Promise.resolve(known)
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}

async function fetchArticle(slug: string) {
  try {
    return await getJson(`/api/blog/${encodeURIComponent(slug)}`, articleSchema)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/**
 * The browser's source: first what the document was drawn from, then the API, each thing asked once.
 * @param state of the first HTML, or nothing where the page was not drawn by the server
 * @param firstPath the path that the state belongs to
 */
export function createBrowserSource(state: PageState, firstPath: string): PageSource {
  const cards = once<PostCard[]>(state.cards, () => getJson('/api/blog', postCardsSchema))
  const articles = new Map<string, ReturnType<typeof once<Awaited<ReturnType<PageSource['article']>>>>>()

  if (state.article !== undefined) {
    const slug = decodeURIComponent(firstPath.replace('/blog/', ''))
    const html = document.getElementById('article-body')?.innerHTML ?? ''
    const known = state.article === null ? null : { ...state.article, html }
    articles.set(slug, once(known, () => fetchArticle(slug)))
  }

  return {
    cards,
    teaser: once(state.teaser, async () => (await cards()).slice(0, 3)),
    content: once(state.content, () => getJson('/api/content', siteContentSchema)),
    article(slug) {
      let ask = articles.get(slug)
      if (!ask) {
        ask = once(undefined, () => fetchArticle(slug))
        articles.set(slug, ask)
      }
      return ask()
    },
  }
}
