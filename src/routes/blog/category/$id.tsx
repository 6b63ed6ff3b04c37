import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoryTopics } from '#content/blog.ts'
import { CategoryArchive } from '#features/blog/category-archive.tsx'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { blogJsonLd } from '#seo/blog-json-ld.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/category/$id')({
  loader: async ({ context, params }) => {
    const topic = categoryTopics.find(({ id }) => id === params.id)
    if (!topic) throw notFound()
    return { topic, posts: await context.source.archive(topic.id) }
  },
  component: Page,
  pendingComponent: ListLoading,
  errorComponent: ({ error }) => <ListFailed error={error} />,
})

function Page() {
  const { topic, posts } = Route.useLoaderData()
  const path = `/blog/category/${topic.id}`
  const breadcrumbs = [
    { name: 'Home', url: '/' },
    { name: 'Blog', url: '/blog' },
    { name: topic.label, url: path },
  ]
  usePageHead({
    path,
    title: `${topic.label} articles`,
    description: `${topic.about} Every article of this blog on ${topic.label.toLowerCase()}, newest first, with methods you can check.`,
    keywords: [topic.label.toLowerCase(), 'blog', 'methods', 'worked examples'],
    category: 'blog',
    feedPath: '/blog/feed.xml',
    structuredData: [blogJsonLd(siteOrigin, posts), breadcrumbJsonLd(siteOrigin, breadcrumbs)],
  })
  return <CategoryArchive topic={topic} posts={posts} breadcrumbs={breadcrumbs} />
}
