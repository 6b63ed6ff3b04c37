import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { Editor } from '#features/admin/blog/editor.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/blog/new')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/blog/new',
    title: 'New post',
    description: 'Write a new blog post next to a live preview of its page. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="New post" only="admin">
      {() => (
        <AdminFrame>
          <Editor post={null} />
        </AdminFrame>
      )}
    </Guard>
  )
}
