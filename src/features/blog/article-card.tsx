import { postCategoryNames } from '#content/blog/post-categories.ts'
import type { PostCard as PostCardData } from '#contracts/blog.ts'
import { formatDay } from '#shared/formats.ts'
import { PostCard } from '#ui/post-card.tsx'

export function ArticleCard({ post }: { post: PostCardData }) {
  return <PostCard post={post} category={postCategoryNames[post.category]} day={formatDay(post.date)} />
}
