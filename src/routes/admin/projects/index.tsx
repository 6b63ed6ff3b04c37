import { createFileRoute } from '@tanstack/react-router'
import { projectsMeta } from '#content/admin/meta.ts'
import { ProjectsPage } from '#features/admin/projects/projects-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/projects/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={projectsMeta}>
      <ProjectsPage />
    </AdminPage>
  )
}
