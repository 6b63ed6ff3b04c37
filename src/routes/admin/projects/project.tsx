import { createFileRoute } from '@tanstack/react-router'
import { projectMeta } from '#content/admin/meta.ts'
import { ProjectPage } from '#features/admin/projects/project-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/projects/project')({ component: Page })

function Page() {
  return (
    <AdminPage meta={projectMeta}>
      <ProjectPage />
    </AdminPage>
  )
}
