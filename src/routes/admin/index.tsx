import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { OverviewPage } from '#features/admin/overview/overview-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin',
    title: 'Back office',
    description: 'What the site holds, what waits for an answer, and where to change it. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Overview" only="admin">
      {() => (
        <AdminFrame>
          <OverviewPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
