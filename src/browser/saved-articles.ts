import { readPreference, writePreference } from './preference.ts'

export interface SavedArticle {
  slug: string
  title: string
}

const key = 'saved-articles'
let snapshot: { text: string | null; articles: readonly SavedArticle[] } = { text: null, articles: [] }
const none: readonly SavedArticle[] = []

export const savedArticles = {
  get(): readonly SavedArticle[] {
    const text = readPreference(key)
    if (text !== snapshot.text) snapshot = { text, articles: parse(text) }
    return snapshot.articles
  },
  getFirst: () => none,
  subscribe(listener: () => void) {
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
  toggle(article: SavedArticle) {
    const others = savedArticles.get().filter(({ slug }) => slug !== article.slug)
    const isSaved = others.length < savedArticles.get().length
    writePreference(key, JSON.stringify(isSaved ? others : [article, ...others]))
    // Browsers fire this event in the other tabs only, and the boot script and the app each have a copy of
    // this module.
    dispatchEvent(new StorageEvent('storage', { key }))
  },
}

function parse(text: string | null): readonly SavedArticle[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSavedArticle) : none
  } catch {
    return none
  }
}

function isSavedArticle(value: unknown): value is SavedArticle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  )
}
