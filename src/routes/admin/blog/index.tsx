import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { PostListPage } from '#features/admin/blog/list-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/blog/')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/blog',
    title: 'Blog posts, back office',
    description: 'Every blog post, published or in draft, and a link to write a new one. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Blog" only="admin">
      {() => (
        <AdminFrame>
          <PostListPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
