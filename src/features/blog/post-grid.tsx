import type { PostCard } from '#contracts/blog.ts'
import { ArticleCard } from './article-card.tsx'

interface PostGridProps {
  posts: readonly PostCard[]
  /** Shows the first three posts larger. */
  hasLead?: boolean
}

export function PostGrid({ posts, hasLead = false }: PostGridProps) {
  const [lead, ...beside] = hasLead ? posts.slice(0, 3) : []
  const others = hasLead ? posts.slice(3) : posts
  return (
    <>
      {lead ? (
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <ArticleCard post={lead} look="lead" isFirstView />
          {beside.length > 0 ? (
            <div className="divide-y divide-line">
              {beside.map((post) => (
                <div key={post.slug} className="py-7 first:pt-0 last:pb-0">
                  <ArticleCard post={post} look="row" />
                </div>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
      {others.length > 0 ? (
        <div className="mt-12 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {others.map((post, index) => (
            <ArticleCard key={post.slug} post={post} isFirstView={!hasLead && index === 0} />
          ))}
        </div>
      ) : null}
    </>
  )
}
