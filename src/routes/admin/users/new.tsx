import { createFileRoute } from '@tanstack/react-router'
import { newUserMeta } from '#content/admin/meta.ts'
import { NewUserPage } from '#features/admin/users/new-user-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/users/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newUserMeta}>
      <NewUserPage />
    </AdminPage>
  )
}
