import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { ProjectPage } from '#features/admin/projects/project-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/projects/project')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/projects/project',
    title: 'A project, back office',
    description: 'One client project: its fields, milestones and reports. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Project" only="admin">
      {() => (
        <AdminFrame>
          <ProjectPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
