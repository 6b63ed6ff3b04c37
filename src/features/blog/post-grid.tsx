import type { PostCard } from '#contracts/blog.ts'
import { ArticleCard } from './article-card.tsx'

export function PostGrid({ posts }: { posts: readonly PostCard[] }) {
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <ArticleCard key={post.slug} post={post} isFirstView={index === 0} />
      ))}
    </div>
  )
}
