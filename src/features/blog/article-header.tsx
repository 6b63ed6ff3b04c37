import { articleHeaderCopy } from '#content/blog/copy.ts'
import type { Article } from '#contracts/blog.ts'
import { formatLongDay } from '#shared/formats.ts'
import { textDirection } from '#shared/text-direction.ts'
import { defaultAuthor } from '#content/blog/page.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import { cn } from '#ui/cn.ts'
import { pictureFallback, pictureFallbackLook } from '#ui/picture-fallback.ts'
import { SiteLink } from '#ui/site-link.tsx'

export function ArticleHeader({ article }: { article: Article }) {
  const { category, tags, title, date, readingMinutes, author, featuredImage, excerpt } = article
  const fallback = pictureFallback(article)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 text-fine">
        <SiteLink
          href={`/blog/category/${category}`}
          className="rounded-full bg-tint-strong px-3 py-1 font-semibold text-link hover:underline contrast:border-2"
        >
          {postCategoryNames[category]}
        </SiteLink>
        {tags?.map((tag) => (
          <span key={tag} className="rounded-full border border-line px-3 py-1 text-ink-soft">
            {tag}
          </span>
        ))}
      </div>
      <h1 dir={textDirection(title)} className="mt-5 text-h1">
        {title}
      </h1>
      <p data-excerpt="" dir={textDirection(excerpt)} className="mt-4 text-lede text-ink-soft">
        {excerpt}
      </p>
      <p className="mt-5 overflow-clip text-small text-ink-soft">
        <span className="dots-between -ml-7 flex flex-wrap gap-y-1">
          <time dateTime={date}>{formatLongDay(date)}</time>
          <span>{articleHeaderCopy.minutes(readingMinutes)}</span>
          <span>{articleHeaderCopy.author(author ?? defaultAuthor.name)}</span>
        </span>
      </p>
      {/* Inside a picture element, React does not emit its own preload into the body. */}
      <picture>
        <img
          src={featuredImage}
          alt=""
          width={720}
          height={318}
          style={fallback}
          className={cn(
            'mt-8 aspect-[720/318] w-full rounded-card object-cover contrast:hidden',
            fallback && `${pictureFallbackLook} overflow-clip`,
          )}
        />
      </picture>
    </div>
  )
}
