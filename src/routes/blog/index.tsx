import { createFileRoute } from '@tanstack/react-router'
import { blogMeta } from '#content/blog/meta.ts'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import { BlogList } from '#features/blog/blog-list.tsx'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { blogJsonLd } from '#seo/blog-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/')({
  loader: ({ context }) => context.source.list(1),
  component: Page,
  pendingComponent: ListLoading,
  errorComponent: ({ error }) => <ListFailed error={error} />,
})

function Page() {
  const { posts, total, hasIssues } = Route.useLoaderData()
  usePageHead({
    ...blogMeta,
    nextPath: pagesOf(total) > 1 ? listPath(2) : undefined,
    structuredData: [blogJsonLd(siteOrigin, posts)],
  })
  return <BlogList posts={posts} total={total} {...(hasIssues ? { hasIssues } : {})} />
}
