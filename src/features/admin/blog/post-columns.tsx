import { goneCategoryTexts } from '#content/interface/admin/post-categories.ts'
import { postFieldTexts as texts, postListTexts } from '#content/interface/admin/posts.ts'
import type { AdminPostCard } from '#contracts/admin-posts.ts'
import { formatDay, formatNumber } from '#shared/formats.ts'
import { formatDayAndTime } from '#shared/reader-time.ts'
import { categoryName } from '#content/blog/category.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { PostBadge } from './post-badge.tsx'

export const postColumns: readonly ListColumn<AdminPostCard>[] = [
  {
    id: 'title',
    label: texts.title,
    place: 'title',
    cell: ({ slug, title }) => (
      <>
        <SiteLink
          href={`/admin/blog/edit?slug=${slug}`}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
        <span className="block font-mono text-tiny wrap-anywhere text-ink-soft">/blog/{slug}</span>
      </>
    ),
  },
  {
    id: 'category',
    label: texts.category,
    place: 'wide',
    cell: ({ category }) => (
      <span className="text-ink-soft">{categoryName(category) ?? goneCategoryTexts.name(category)}</span>
    ),
  },
  {
    id: 'date',
    label: texts.date,
    place: 'line',
    cell: ({ date }) => <span className="whitespace-nowrap tabular">{formatDay(date)}</span>,
  },
  {
    id: 'words',
    label: postListTexts.words,
    place: 'line',
    align: 'right',
    cell: ({ wordCount }) => <span className="tabular">{formatNumber(wordCount)}</span>,
  },
  {
    id: 'status',
    label: texts.status,
    place: 'badge',
    cell: ({ status, isLive, publishAt }) => (
      <>
        <PostBadge status={status} isLive={isLive} />
        {status === 'scheduled' && !isLive && publishAt ? (
          <span className="block text-tiny text-ink-soft">{formatDayAndTime(publishAt)}</span>
        ) : null}
      </>
    ),
  },
]
