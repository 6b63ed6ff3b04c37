import { createFileRoute } from '@tanstack/react-router'
import { auditMeta } from '#content/admin/meta.ts'
import { AuditPage } from '#features/admin/audit/audit-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/audit')({ component: Page })

function Page() {
  return (
    <AdminPage meta={auditMeta}>
      <AuditPage />
    </AdminPage>
  )
}
