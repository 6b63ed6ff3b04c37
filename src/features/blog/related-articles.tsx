import { useRef } from 'react'
import { relatedArticlesCopy } from '#content/blog/copy.ts'
import type { Article } from '#contracts/blog.ts'
import { Section } from '#ui/section.tsx'
import { useSiteLinks } from '#ui/static-section.tsx'
import { ArticleCard } from './article-card.tsx'

type RelatedArticlesProps = Pick<Article, 'related' | 'relatedHtml'>

export function RelatedArticles({ related, relatedHtml: html }: RelatedArticlesProps) {
  const ref = useRef<HTMLDivElement>(null)
  useSiteLinks(ref, html !== undefined)
  const wrapper = { ref, 'data-related': '', className: 'contents print-hidden' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server and read back before hydration
  if (html !== undefined) return <div {...wrapper} dangerouslySetInnerHTML={{ __html: html }} />
  if (related.length === 0) return null
  return (
    <div {...wrapper}>
      <Section id="related" tone="tint" isLater>
        <h2 id="related-heading" className="text-h2">
          {relatedArticlesCopy.heading}
        </h2>
        <div className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
          {related.map((post) => (
            <ArticleCard key={post.slug} post={post} isBrief />
          ))}
        </div>
      </Section>
    </div>
  )
}
