import { createFileRoute } from '@tanstack/react-router'
import { jobsMeta } from '#content/admin/jobs-meta.ts'
import { JobsPage } from '#features/admin/jobs/jobs-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/jobs/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={jobsMeta}>
      <JobsPage />
    </AdminPage>
  )
}
