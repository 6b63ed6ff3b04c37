import { createFileRoute } from '@tanstack/react-router'
import { jobMeta } from '#content/admin/jobs-meta.ts'
import { JobPage } from '#features/admin/jobs/job-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/jobs/job')({ component: Page })

function Page() {
  return (
    <AdminPage meta={jobMeta}>
      <JobPage />
    </AdminPage>
  )
}
