import { createFileRoute } from '@tanstack/react-router'
import { newJobMeta } from '#content/admin/jobs-meta.ts'
import { NewJobPage } from '#features/admin/jobs/new-job-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/jobs/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newJobMeta}>
      <NewJobPage />
    </AdminPage>
  )
}
