import { searchHitsCopy } from '#content/blog/copy.ts'
import { categoryName } from '#content/blog/category.ts'
import type { MarkedText, SearchHit } from '#contracts/blog.ts'
import { formatDay } from '#shared/formats.ts'
import { textDirection } from '#shared/text-direction.ts'
import { cn } from '#ui/cn.ts'
import { Cover } from '#ui/cover.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function SearchHits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol aria-label={searchHitsCopy.label} className="max-w-[46rem] divide-y divide-line wrap-anywhere">
      {hits.map(({ slug, title, passage, topics, date, category, cover }) => (
        <li key={slug}>
          <article className="group relative flex items-start gap-4 py-7 sm:gap-6">
            <div className="w-18 shrink-0 sm:w-30">
              <Cover figure={cover} category={category} shape="thumbnail" />
            </div>
            <div className="min-w-0">
              <p className="text-fine text-ink-soft">
                <CategoryName category={category} />
                <time dateTime={date}>{formatDay(date)}</time>
              </p>
              <h2 dir={directionOf(title)} className="mt-1.5 text-h3">
                <SiteLink
                  href={`/blog/${slug}`}
                  className="after:absolute after:inset-0 group-hover:text-link group-hover:underline contrast:text-link"
                >
                  <MarkedPassage text={title} />
                </SiteLink>
              </h2>
              <p dir={directionOf(passage)} className="mt-2 max-w-[40rem] text-ink-soft">
                <MarkedPassage text={passage} />
              </p>
              {topics.length > 0 && !hasHit(title) && !hasHit(passage) && (
                <p className="mt-2 text-small text-ink-soft">
                  {searchHitsCopy.keywords} <MarkedPassage text={joinTopics(topics)} />
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}

function CategoryName({ category }: { category: string }) {
  const name = categoryName(category)
  if (name === undefined) return null
  return (
    <>
      <span className={cn('font-semibold', `category-ink-${category}`)}>{name}</span> ·{' '}
    </>
  )
}

const directionOf = (text: MarkedText) => textDirection(text.map((piece) => piece.text).join(''))

const hasHit = (text: MarkedText): boolean => text.some(({ isHit }) => isHit)

const joinTopics = (topics: readonly MarkedText[]): MarkedText =>
  topics.flatMap((topic, place) => (place === 0 ? topic : [{ text: ', ', isHit: false }, ...topic]))

function MarkedPassage({ text }: { text: MarkedText }) {
  return text.map((piece, place) =>
    piece.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place, and never move.
      <mark key={place} className="rounded-[0.2em] bg-highlight px-[0.1em] text-on-highlight">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
