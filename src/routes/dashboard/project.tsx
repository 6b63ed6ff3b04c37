import { createFileRoute } from '@tanstack/react-router'
import { ProjectPage } from '#features/client/project/project-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard/project')({ component: Page })

function Page() {
  usePageHead({
    path: '/dashboard/project',
    title: 'Project, dashboard',
    description: 'One project: its progress over time, its milestones and its updates.',
    robots: 'noindex',
  })
  return <Guard title="Project">{() => <ProjectPage />}</Guard>
}
