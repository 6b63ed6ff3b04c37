import { createFileRoute } from '@tanstack/react-router'
import { editPostMeta } from '#content/admin/meta.ts'
import { EditorPage } from '#features/admin/blog/editor-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/blog/edit')({ component: Page })

function Page() {
  return (
    <AdminPage meta={editPostMeta}>
      <EditorPage />
    </AdminPage>
  )
}
