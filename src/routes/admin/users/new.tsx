import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { NewUserPage } from '#features/admin/users/new-user-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/users/new')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/users/new',
    title: 'New user, back office',
    description:
      'Create an account for somebody else, who sets the password through an emailed link. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="New user" only="admin">
      {() => (
        <AdminFrame>
          <NewUserPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
