import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { NewProjectPage } from '#features/admin/projects/new-project-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/projects/new')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/projects/new',
    title: 'New project, back office',
    description: 'Start a project for a client who has an account. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="New project" only="admin">
      {() => (
        <AdminFrame>
          <NewProjectPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
