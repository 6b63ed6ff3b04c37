import { createFileRoute, notFound } from '@tanstack/react-router'
import { blogMessages } from '#content/blog.ts'
import { ArticlePage } from '#features/blog/article-page.tsx'
import { ArticleError } from '#features/blog/article-error.tsx'
import { ArticleSkeleton } from '#features/blog/article-skeleton.tsx'
import { articleHead } from '#seo/article-head.ts'
import { canonicalUrl } from '#seo/canonical-url.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params }) => {
    const article = await context.source.article(params.slug)
    if (!article) throw notFound()
    return article
  },
  component: Page,
  pendingComponent: ArticleSkeleton,
  errorComponent: () => <Problem message={blogMessages.postFailed} />,
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

function Problem({ message }: { message: string }) {
  usePageHead({ path: '/blog', title: message, description: blogMessages.postErrorDetail, robots: 'noindex' })
  return <ArticleError message={message} />
}
