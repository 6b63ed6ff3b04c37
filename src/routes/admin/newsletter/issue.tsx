import { createFileRoute } from '@tanstack/react-router'
import { issueMeta } from '#content/admin/newsletter-meta.ts'
import { IssuePage } from '#features/admin/newsletter/issue-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/newsletter/issue')({ component: Page })

function Page() {
  return (
    <AdminPage meta={issueMeta}>
      <IssuePage />
    </AdminPage>
  )
}
