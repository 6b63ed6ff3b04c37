import { postCategoryNames } from '#content/blog/post-categories.ts'
import type { PostCard as PostCardData } from '#contracts/blog.ts'
import { formatDay } from '#shared/formats.ts'
import { PostCard } from '#ui/post-card.tsx'

interface ArticleCardProps {
  post: PostCardData
  isFirstView?: boolean
}

export function ArticleCard({ post, isFirstView = false }: ArticleCardProps) {
  const category = postCategoryNames[post.category]
  return <PostCard post={post} category={category} day={formatDay(post.date)} isFirstView={isFirstView} />
}
