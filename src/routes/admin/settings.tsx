import { createFileRoute } from '@tanstack/react-router'
import { settingsMeta } from '#content/admin/meta.ts'
import { SettingsPage } from '#features/admin/overview/settings-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/settings')({ component: Page })

function Page() {
  return (
    <AdminPage meta={settingsMeta}>
      <SettingsPage />
    </AdminPage>
  )
}
