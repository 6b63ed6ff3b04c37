import { relatedArticlesCopy } from '#content/blog/copy.ts'
import type { PostCard } from '#contracts/blog.ts'
import { Section } from '#ui/section.tsx'
import { ArticleCard } from './article-card.tsx'

export function RelatedArticles({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <Section id="related" tone="tint" isLater>
      <h2 id="related-heading" className="text-h2">
        {relatedArticlesCopy.heading}
      </h2>
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 print-hidden">
        {posts.map((post) => (
          <ArticleCard key={post.slug} post={post} />
        ))}
      </div>
    </Section>
  )
}
