import { createFileRoute } from '@tanstack/react-router'
import { newIssueMeta } from '#content/admin/newsletter-meta.ts'
import { NewIssuePage } from '#features/admin/newsletter/new-issue-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/newsletter/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newIssueMeta}>
      <NewIssuePage />
    </AdminPage>
  )
}
