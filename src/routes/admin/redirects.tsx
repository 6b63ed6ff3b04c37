import { createFileRoute } from '@tanstack/react-router'
import { redirectsMeta } from '#content/admin/redirects-meta.ts'
import { RedirectsPage } from '#features/admin/redirects/redirects-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/redirects')({ component: Page })

function Page() {
  return (
    <AdminPage meta={redirectsMeta}>
      <RedirectsPage />
    </AdminPage>
  )
}
