import { keywordsLabel, moreKeywords } from '#content/interface/controls.ts'
import type { CoverFigure } from '#shared/drawings.ts'
import { textDirection } from '#shared/text-direction.ts'
import { cn } from './cn.ts'
import { PostPicture } from './post-picture.tsx'
import { SiteLink } from './site-link.tsx'

const keywordsShown = 3

const looks = {
  card: {
    shape: 'card',
    frame:
      'flex flex-col max-sm:grid max-sm:items-start max-sm:gap-x-4 min-[20rem]:max-sm:grid-cols-[6rem_minmax(0,1fr)]',
    text: 'flex grow flex-col sm:mt-4',
    title: 'text-h3',
    excerpt: 'text-small',
  },
  /** The first of a few. */
  lead: {
    shape: 'wide',
    frame: 'flex flex-col',
    text: 'mt-4 flex flex-col',
    title: 'text-h2',
    excerpt: 'max-w-[38rem]',
  },
  /** The picture stands beside the text. */
  row: {
    shape: 'thumbnail',
    frame:
      'grid items-start min-[20rem]:grid-cols-[6rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)] sm:gap-x-6',
    text: 'flex flex-col',
    title: 'text-h4',
    excerpt: 'text-small',
  },
} as const

interface PostCardProps {
  post: {
    slug: string
    title: string
    excerpt: string
    date: string
    category: string
    keywords: readonly string[]
    featuredImage: string
    cover: CoverFigure
  }
  /** Missing if the blog no longer has it. */
  category: string | undefined
  day: string
  look?: keyof typeof looks | undefined
  isFirstView?: boolean | undefined
  /** Leaves out the excerpt and the keywords. */
  isBrief?: boolean | undefined
}

export function PostCard({ post, category, day, look = 'card', isFirstView, isBrief }: PostCardProps) {
  const { shape, frame, text, title, excerpt } = looks[look]
  return (
    <article className={cn('group relative wrap-anywhere', frame)}>
      <PostPicture post={post} shape={shape} isFirstView={isFirstView} />
      <div className={text}>
        <p className="text-fine text-ink-soft">
          <time dateTime={post.date}>{day}</time>
          {category ? (
            <>
              {' · '}
              <span className={cn('font-semibold', `category-ink-${post.category}`)}>{category}</span>
            </>
          ) : null}
        </p>
        <h3 dir={textDirection(post.title)} className={cn('mt-1', title)}>
          <SiteLink
            href={`/blog/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-link group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {post.title}
          </SiteLink>
        </h3>
        {isBrief ? null : <Summary excerpt={post.excerpt} keywords={post.keywords} look={excerpt} />}
      </div>
    </article>
  )
}

function Summary({
  excerpt,
  keywords,
  look,
}: Pick<PostCardProps['post'], 'excerpt' | 'keywords'> & { look: string }) {
  const hiddenCount = keywords.length - keywordsShown
  return (
    <>
      <p dir={textDirection(excerpt)} className={cn('mt-2 line-clamp-3 text-ink-soft', look)}>
        {excerpt}
      </p>
      {keywords.length > 0 ? (
        <ul aria-label={keywordsLabel} className="mt-3.5 flex flex-wrap items-center gap-1.5 text-tiny">
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
