import { createFileRoute } from '@tanstack/react-router'
import { newProjectMeta } from '#content/admin/meta.ts'
import { NewProjectPage } from '#features/admin/projects/new-project-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/projects/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newProjectMeta}>
      <NewProjectPage />
    </AdminPage>
  )
}
