import { createFileRoute } from '@tanstack/react-router'
import { issuesMeta } from '#content/admin/newsletter-meta.ts'
import { IssuesPage } from '#features/admin/newsletter/issues-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/newsletter/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={issuesMeta}>
      <IssuesPage />
    </AdminPage>
  )
}
