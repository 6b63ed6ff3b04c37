import { createFileRoute } from '@tanstack/react-router'
import { overviewMeta } from '#content/admin/meta.ts'
import { OverviewPage } from '#features/admin/overview/overview-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={overviewMeta}>
      <OverviewPage />
    </AdminPage>
  )
}
