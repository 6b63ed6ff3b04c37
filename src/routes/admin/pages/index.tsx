import { createFileRoute } from '@tanstack/react-router'
import { pagesMeta } from '#content/admin/pages-meta.ts'
import { PagesPage } from '#features/admin/pages/pages-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/pages/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={pagesMeta}>
      <PagesPage />
    </AdminPage>
  )
}
