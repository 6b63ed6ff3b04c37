import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { EditorPage } from '#features/admin/blog/editor-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/blog/edit')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/blog/edit',
    title: 'Edit a post',
    description: 'Edit a blog post next to a live preview of its page. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Edit a post" only="admin">
      {() => (
        <AdminFrame>
          <EditorPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
