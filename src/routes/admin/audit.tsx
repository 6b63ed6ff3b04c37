import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { AuditPage } from '#features/admin/audit/audit-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/audit')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/audit',
    title: 'Audit log, back office',
    description:
      'Who changed what in the back office and when, with the values before and after. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Audit" only="admin">
      {() => (
        <AdminFrame>
          <AuditPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
