import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { SettingsPage } from '#features/admin/overview/settings-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/settings')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/settings',
    title: 'Settings',
    description: 'Where this site’s settings are kept and how to change them. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Settings" only="admin">
      {() => (
        <AdminFrame>
          <SettingsPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
