import { createFileRoute } from '@tanstack/react-router'
import { newPostMeta } from '#content/admin/meta.ts'
import { Editor } from '#features/admin/blog/editor.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/blog/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newPostMeta}>
      <Editor post={null} />
    </AdminPage>
  )
}
