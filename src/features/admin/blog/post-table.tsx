import type { AdminPostCard } from '#contracts/admin-posts.ts'
import { formatDay, formatDayAndTime, formatNumber } from '#shared/formats.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import { counted } from '#shared/counted.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { PostBadge } from './post-badge.tsx'

export function PostTable({ posts }: { posts: readonly AdminPostCard[] }) {
  return (
    <table className="w-full text-left max-md:block">
      <thead className="bg-surface-tint text-tiny text-ink-soft max-md:sr-only">
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
      <tbody className="max-md:block">
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
    <tr className="relative border-t border-line hover:bg-tint max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1.5 max-md:px-5 max-md:py-3.5">
      <th scope="row" className="font-normal max-md:w-full md:px-5 md:py-3">
        <SiteLink
          href={`/admin/blog/edit?slug=${slug}`}
          className="font-heading text-small font-semibold after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
        <span className="block font-mono text-tiny break-all text-ink-soft">/blog/{slug}</span>
      </th>
      <td className="text-fine text-ink-soft max-md:hidden md:px-3">{postCategoryNames[category]}</td>
      <td className="text-fine whitespace-nowrap tabular md:px-3">{formatDay(date)}</td>
      <td className="text-fine tabular md:px-3 md:text-right">
        <span className="max-md:hidden">{formatNumber(wordCount)}</span>
        <span className="md:hidden">{counted(wordCount, 'word')}</span>
      </td>
      <td className="max-md:ml-auto md:px-5">
        <PostBadge status={status} isLive={isLive} />
        {status === 'scheduled' && !isLive && publishAt ? (
          <span className="block text-tiny text-ink-soft">{formatDayAndTime(publishAt)}</span>
        ) : null}
      </td>
    </tr>
  )
}
