import { createFileRoute, notFound } from '@tanstack/react-router'
import { blogMessages } from '#content/blog/page.ts'
import { ArticlePage } from '#features/blog/article-page.tsx'
import { ArticleError } from '#features/blog/article-error.tsx'
import { ArticleSkeleton } from '#features/blog/article-skeleton.tsx'
import { articleHead } from '#seo/article-head.ts'
import { canonicalUrl } from '#shared/links.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isMissingChunk } from '#ui/failure-sentence.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params }) => {
    const article = await context.source.article(params.slug)
    if (!article) throw notFound()
    return article
  },
  component: Page,
  pendingComponent: ArticleSkeleton,
  errorComponent: Failed,
  notFoundComponent: () => <Problem message={blogMessages.notFound} />,
})

function Page() {
  const article = Route.useLoaderData()
  usePageHead(articleHead(article, siteOrigin))
  return (
    <ArticlePage
      key={article.slug}
      article={article}
      url={canonicalUrl(siteOrigin, `/blog/${article.slug}`)}
    />
  )
}

function Failed({ error }: { error: unknown }) {
  if (isMissingChunk(error)) throw error
  return <Problem message={blogMessages.postFailed} canRetry />
}

function Problem({ message, canRetry = false }: { message: string; canRetry?: boolean }) {
  usePageHead({ path: '/blog', title: message, description: blogMessages.postErrorDetail, robots: 'noindex' })
  return <ArticleError message={message} canRetry={canRetry} />
}
