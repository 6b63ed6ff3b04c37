import { articleHeaderCopy } from '#content/blog/copy.ts'
import type { Article } from '#contracts/blog.ts'
import { authorPath } from '#shared/page-paths.ts'
import { formatLongDay } from '#shared/formats.ts'
import { textDirection } from '#shared/text-direction.ts'
import { defaultAuthor } from '#content/blog/page.ts'
import { categoryName } from '#content/blog/category.ts'
import { cn } from '#ui/cn.ts'
import { PostPicture } from '#ui/post-picture.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { AuthorPortrait } from './author-portrait.tsx'

export function ArticleHeader({ article }: { article: Article }) {
  const { category, tags, title, date, readingMinutes, author, authorPage, excerpt } = article
  const label = categoryName(category)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 text-fine">
        {label ? (
          <SiteLink
            href={`/blog/category/${category}`}
            className={cn(
              'rounded-full px-3 py-1 font-semibold hover:underline contrast:border-2',
              `category-badge-${category}`,
            )}
          >
            {label}
          </SiteLink>
        ) : null}
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
      <div className="mt-6 flex items-center gap-3">
        <AuthorPortrait name={author} picture={authorPage?.picture} className="size-10" isFirstView />
        <p className="min-w-0 overflow-clip text-small text-ink-soft">
          <span className="dots-between -ml-7 flex flex-wrap gap-y-1">
            <time dateTime={date}>{formatLongDay(date)}</time>
            <span>{articleHeaderCopy.minutes(readingMinutes)}</span>
            {authorPage ? (
              <SiteLink
                href={authorPath(authorPage.slug)}
                className="px-1 text-link -outline-offset-3! hover:underline"
              >
                {articleHeaderCopy.author(authorPage.name)}
              </SiteLink>
            ) : (
              <span>{articleHeaderCopy.author(author ?? defaultAuthor.name)}</span>
            )}
          </span>
        </p>
      </div>
      <PostPicture post={article} shape="wide" isFirstView className="mt-8" />
    </div>
  )
}
