import { keywordsLabel, moreKeywords } from '#content/interface/controls/post-card.ts'
import { textDirection } from '#shared/text-direction.ts'
import { Card } from './card.tsx'
import { cn } from './cn.ts'
import { pictureFallback, pictureFallbackLook } from './picture-fallback.ts'
import { SiteLink } from './site-link.tsx'

const keywordsShown = 3

interface PostCardProps {
  post: {
    slug: string
    title: string
    excerpt: string
    date: string
    category: string
    keywords: readonly string[]
    featuredImage: string
  }
  category: string
  day: string
  isFirstView?: boolean
  isBrief?: boolean
}

export function PostCard({ post, category, day, isFirstView = false, isBrief = false }: PostCardProps) {
  const fallback = pictureFallback(post)
  // Inside a picture element, React does not emit its own preload into the body.
  const image = (
    <img
      src={post.featuredImage}
      alt=""
      width={720}
      height={360}
      loading={isFirstView ? 'eager' : 'lazy'}
      decoding="async"
      style={fallback}
      className={cn(
        'aspect-2/1 w-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03]',
        fallback && pictureFallbackLook,
      )}
    />
  )
  return (
    <Card
      as="article"
      size="none"
      className="group relative flex flex-col overflow-clip wrap-anywhere transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-lift"
    >
      <div className="relative overflow-clip">
        {isFirstView ? <picture>{image}</picture> : image}
        <p className="absolute bottom-4 left-4 rounded-full bg-card px-3 py-1 text-tiny font-semibold text-ink contrast:border-2 contrast:border-line">
          {category}
        </p>
      </div>
      <div className="flex grow flex-col px-6 pt-5 pb-6">
        <time dateTime={post.date} className="text-fine text-ink-soft">
          {day}
        </time>
        <h3 dir={textDirection(post.title)} className="mt-2 text-h3">
          <SiteLink
            href={`/blog/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-link"
          >
            {post.title}
          </SiteLink>
        </h3>
        {isBrief ? null : <Summary {...post} />}
      </div>
    </Card>
  )
}

function Summary({ excerpt, keywords }: Pick<PostCardProps['post'], 'excerpt' | 'keywords'>) {
  const hiddenCount = keywords.length - keywordsShown
  return (
    <>
      <p dir={textDirection(excerpt)} className="mt-2.5 line-clamp-3 text-small text-ink-soft">
        {excerpt}
      </p>
      {keywords.length > 0 ? (
        <ul aria-label={keywordsLabel} className="mt-auto flex flex-wrap items-center gap-1.5 pt-5 text-tiny">
          {keywords.slice(0, keywordsShown).map((keyword) => (
            <li
              key={keyword}
              className="rounded-chip bg-tint px-2 py-0.5 text-link contrast:border contrast:border-line contrast:text-ink"
            >
              {keyword}
            </li>
          ))}
          {hiddenCount > 0 ? (
            <li className="px-1 py-0.5 text-ink-soft">{moreKeywords(hiddenCount)}</li>
          ) : null}
        </ul>
      ) : null}
    </>
  )
}
