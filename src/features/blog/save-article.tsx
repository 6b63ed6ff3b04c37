import { saveArticleCopy } from '#content/blog/copy.ts'
import { useSyncExternalStore } from 'react'
import { savedArticles } from '#browser/saved-articles.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { StateText } from '#ui/state-text.tsx'

const useSaved = () =>
  useSyncExternalStore(savedArticles.subscribe, savedArticles.get, savedArticles.getFirst)

export function SaveArticle({ slug, title }: { slug: string; title: string }) {
  const isSaved = useSaved().some((article) => article.slug === slug)
  return (
    <button
      type="button"
      data-answer="save"
      value={JSON.stringify({ slug, title })}
      aria-pressed={isSaved}
      className="inline-flex h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-fine font-semibold text-link hover:bg-tint aria-pressed:bg-tint-strong"
    >
      <Icon
        name={isSaved ? 'bookmark-check' : 'bookmark'}
        states={{ on: 'bookmark-check', off: 'bookmark' }}
      />
      <StateText on={saveArticleCopy.saved} off={saveArticleCopy.save} isOn={isSaved} />
    </button>
  )
}

export function SavedArticles() {
  const articles = useSaved()
  if (articles.length === 0) return null
  return (
    <Card as="section" size="medium" aria-labelledby="saved-heading" className="mb-10">
      <h2 id="saved-heading" className="text-h4">
        {saveArticleCopy.heading}
      </h2>
      <ul className="mt-3 grid gap-1">
        {articles.map(({ slug, title }) => (
          <li key={slug} className="flex items-center justify-between gap-4">
            <SiteLink href={`/blog/${slug}`} className="py-2 text-link hover:underline">
              <bdi>{title}</bdi>
            </SiteLink>
            <button
              type="button"
              aria-label={saveArticleCopy.remove(title)}
              onClick={() => savedArticles.toggle({ slug, title })}
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-tint"
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
