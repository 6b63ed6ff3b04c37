import { categoryName } from '#content/blog/category.ts'
import type { PostCard as PostCardData } from '#contracts/blog.ts'
import { formatDay } from '#shared/formats.ts'
import { PostCard } from '#ui/post-card.tsx'

interface ArticleCardProps {
  post: PostCardData
  look?: 'card' | 'lead' | 'row'
  isFirstView?: boolean
  isBrief?: boolean
}

export function ArticleCard({ post, look, isFirstView, isBrief }: ArticleCardProps) {
  const category = categoryName(post.category)
  const day = formatDay(post.date)
  return (
    <PostCard
      post={post}
      category={category}
      day={day}
      look={look}
      isFirstView={isFirstView}
      isBrief={isBrief}
    />
  )
}
