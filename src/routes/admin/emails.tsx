import { createFileRoute } from '@tanstack/react-router'
import { emailsMeta } from '#content/admin/meta.ts'
import { EmailsPage } from '#features/admin/emails/emails-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/emails')({ component: Page })

function Page() {
  return (
    <AdminPage meta={emailsMeta}>
      <EmailsPage />
    </AdminPage>
  )
}
