import { createFileRoute } from '@tanstack/react-router'
import { newPageMeta } from '#content/admin/pages-meta.ts'
import { NewPagePage } from '#features/admin/pages/new-page-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/pages/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newPageMeta}>
      <NewPagePage />
    </AdminPage>
  )
}
