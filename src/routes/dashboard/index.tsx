import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#features/client/dashboard/dashboard-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard/')({ component: Page })

function Page() {
  usePageHead({
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your projects with their progress and budget, and your service requests with their status.',
    robots: 'noindex',
  })
  return <Guard title="Dashboard">{(user) => <DashboardPage user={user} />}</Guard>
}
