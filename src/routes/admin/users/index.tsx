import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { UsersPage } from '#features/admin/users/users-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/users/')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/users',
    title: 'Users, back office',
    description:
      'Every account on this site: its role, whether it may sign in, and when it was created. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Users" only="admin">
      {() => (
        <AdminFrame>
          <UsersPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
