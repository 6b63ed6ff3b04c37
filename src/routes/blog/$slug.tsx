import { createFileRoute, notFound } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params }) => {
    const article = await context.source.article(params.slug)
    if (!article) throw notFound()
    return article
  },
  component: Page,
})

function Page() {
  const article = Route.useLoaderData()
  usePageHead({ path: `/blog/${article.slug}`, title: article.title })
  return <h1>{article.title}</h1>
}
