import { createFileRoute } from '@tanstack/react-router'
import { usersMeta } from '#content/admin/meta.ts'
import { UsersPage } from '#features/admin/users/users-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/users/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={usersMeta}>
      <UsersPage />
    </AdminPage>
  )
}
