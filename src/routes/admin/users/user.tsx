import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { UserPage } from '#features/admin/users/user-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/users/user')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/users/user',
    title: 'An account, back office',
    description: 'One account: its role, its sessions, and whether it may sign in. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Account" only="admin">
      {() => (
        <AdminFrame>
          <UserPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
