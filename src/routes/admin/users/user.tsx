import { createFileRoute } from '@tanstack/react-router'
import { userMeta } from '#content/admin/meta.ts'
import { UserPage } from '#features/admin/users/user-page.tsx'
import { ScheduleCard } from '#features/schedule/schedule-card.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/users/user')({ component: Page })

function Page() {
  return (
    <AdminPage meta={userMeta}>
      <UserPage appointments={(id) => <ScheduleCard person={id} />} />
    </AdminPage>
  )
}
