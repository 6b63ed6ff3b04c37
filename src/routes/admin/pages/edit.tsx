import { createFileRoute } from '@tanstack/react-router'
import { pageEditorMeta } from '#content/admin/pages-meta.ts'
import { PageEditorPage } from '#features/admin/pages/page-editor-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/pages/edit')({ component: Page })

function Page() {
  return (
    <AdminPage meta={pageEditorMeta}>
      <PageEditorPage />
    </AdminPage>
  )
}
