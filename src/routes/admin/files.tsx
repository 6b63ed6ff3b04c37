import { createFileRoute } from '@tanstack/react-router'
import { filesMeta } from '#content/admin/files-meta.ts'
import { FilesPage } from '#features/admin/files/files-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/files')({ component: Page })

function Page() {
  return (
    <AdminPage meta={filesMeta}>
      <FilesPage />
    </AdminPage>
  )
}
