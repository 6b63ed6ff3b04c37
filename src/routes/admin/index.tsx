import { createFileRoute } from '@tanstack/react-router'
import { overviewMeta } from '#content/admin/meta.ts'
import { OverviewPage } from '#features/admin/overview/overview-page.tsx'
import { EditorOverviewPage } from '#features/admin/overview/editor-overview-page.tsx'
import { useIsAdmin } from '#browser/use-is-admin.ts'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={overviewMeta}>
      <Overview />
    </AdminPage>
  )
}

const Overview = () => (useIsAdmin() ? <OverviewPage /> : <EditorOverviewPage />)
