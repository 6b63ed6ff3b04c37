import type { AdminPostCard } from '#contracts/admin-posts.ts'
import { formatDay, formatDayAndTime, formatNumber } from '#shared/formats.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import { counted } from '#shared/counted.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { PostBadge } from './post-badge.tsx'

export function PostTable({ posts }: { posts: readonly AdminPostCard[] }) {
  return (
    <table className="w-full text-left max-lg:block">
      <thead className="bg-surface-tint text-tiny text-ink-soft max-lg:sr-only">
        <tr>
          <th scope="col" className="rounded-tl-card px-5 py-3 font-semibold">
            Title
          </th>
          <th scope="col" className="px-3 py-3 font-semibold">
            Category
          </th>
          <th scope="col" className="px-3 py-3 font-semibold">
            Date
          </th>
          <th scope="col" className="px-3 py-3 text-right font-semibold">
            Words
          </th>
          <th scope="col" className="rounded-tr-card px-5 py-3 font-semibold">
            Status
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {posts.map((post) => (
          <PostRow key={post.slug} post={post} />
        ))}
      </tbody>
    </table>
  )
}

function PostRow({ post }: { post: AdminPostCard }) {
  const { slug, title, category, date, wordCount, publishAt, status, isLive } = post
  return (
    <tr className="relative border-t border-line hover:bg-tint max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:px-5 max-lg:py-3.5">
      <th scope="row" className="font-normal max-lg:w-full lg:px-5 lg:py-3">
        <SiteLink
          href={`/admin/blog/edit?slug=${slug}`}
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
        <span className="block font-mono text-tiny break-all text-ink-soft">/blog/{slug}</span>
      </th>
      <td className="text-fine text-ink-soft max-lg:hidden lg:px-3">{postCategoryNames[category]}</td>
      <td className="text-fine whitespace-nowrap tabular lg:px-3">{formatDay(date)}</td>
      <td className="text-fine tabular lg:px-3 lg:text-right">
        <span className="max-lg:hidden">{formatNumber(wordCount)}</span>
        <span className="lg:hidden">{counted(wordCount, 'word')}</span>
      </td>
      <td className="max-lg:ml-auto lg:px-5">
        <PostBadge status={status} isLive={isLive} />
        {status === 'scheduled' && !isLive && publishAt ? (
          <span className="block text-tiny text-ink-soft">{formatDayAndTime(publishAt)}</span>
        ) : null}
      </td>
    </tr>
  )
}
