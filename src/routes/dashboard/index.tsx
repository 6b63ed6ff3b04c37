import { createFileRoute } from '@tanstack/react-router'
import { dashboardMeta } from '#content/client/meta.ts'
import { DashboardPage } from '#features/client/dashboard/dashboard-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard/')({ component: Page })

function Page() {
  usePageHead({ ...dashboardMeta, unread: useUnreadTotal() })
  return <Guard page={dashboardMeta}>{(user) => <DashboardPage user={user} />}</Guard>
}
