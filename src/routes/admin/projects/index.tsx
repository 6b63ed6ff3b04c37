import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { ProjectsPage } from '#features/admin/projects/projects-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/projects/')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/projects',
    title: 'Projects, back office',
    description:
      'All clients’ projects with status, budget, progress and who works on them. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Projects" only="admin">
      {() => (
        <AdminFrame>
          <ProjectsPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
